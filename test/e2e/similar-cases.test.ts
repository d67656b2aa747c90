/** 案情检索 by touch: from the account sheet, pasted facts, similar cases with reasons, and their report. */
import { similarCasesCopy, fill } from '@/copy/similar-cases'
import { readerCopy } from '@/copy/reader'
import { reportCopy } from '@/copy/report'
import { LIMITS } from '@domain/limits'
import { plainText } from '@domain/text/markup'
import { ROUTES } from '@/routing/routes'
import { memberToken } from '../support/member'
import { eventually } from '../support/time'
import { FINE, measure } from './measure'
import { type Phone, h5App } from './support'

const { open, origin } = h5App({ CORPUS: 'sample' })
const { similarCases } = similarCasesCopy
const { least, most } = LIMITS.facts
const { url, title } = ROUTES.alike
const ALIKE = '**/judgement-search/api/v1/alike'

interface CaseText {
  title: string
  facts: string
}

const service = async (path: string, body?: object) => {
  const reply = await fetch(`${origin()}/judgement-search/api/v1/search/${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  return ((await reply.json()) as { result: never }).result
}

/** A case of the corpus, in its own words. */
async function aCase(): Promise<CaseText> {
  const query = encodeURIComponent('全文:违约金')
  const { judgements } = (await service(`list?query=${query}`)) as {
    judgements: { judgementDtoList: Array<{ jid: string; title: string }> }
  }
  const [{ jid, title: name } = { jid: '', title: '' }] = judgements.judgementDtoList
  const { paragraphs } = (await service(jid, {})) as {
    paragraphs: Array<{ subParagraphs: Array<{ text: string }> }>
  }
  const facts = paragraphs.flatMap(({ subParagraphs }) => subParagraphs.map(({ text }) => plainText(text))).join('\n')
  return { title: plainText(name), facts: facts.slice(0, 1500) }
}

let token: string
let sampleCase: CaseText
beforeAll(async () => {
  sampleCase = await aCase()
  token = await memberToken(origin())
})

const box = (phone: Phone) => phone.top.getByRole('textbox', { name: similarCases.facts })
const rows = (phone: Phone) => phone.top.locator('.row')
const causes = (phone: Phone) => phone.top.getByRole('group', { name: similarCases.causes }).getByRole('checkbox')

async function find(phone: Phone, facts: string) {
  await box(phone).fill(facts)
  await phone.button(similarCases.find).tap()
}

test('facts find their case, with the shared passages, which its document marks too', async () => {
  const phone = await open('/search')
  const sheet = await phone.account()
  await sheet.getByRole('link', { name: title }).tap()
  await phone.isAt(url)
  await box(phone).waitFor()
  await phone.settled()
  await phone.shot('alike-empty')
  expect(await phone.page.evaluate(measure, '.facts-form')).toMatchObject(FINE)

  await find(phone, sampleCase.facts)
  await rows(phone).first().waitFor()
  expect((await rows(phone).first().locator('.row__title').innerText()).trim()).toBe(sampleCase.title)
  const passage = (await rows(phone).first().locator('.row__snippet .segment-hit').first().innerText()).trim()
  expect(sampleCase.facts).toContain(passage)
  await phone.settled()
  await phone.shot('alike-found')
  expect(await phone.page.evaluate(measure, '.results-header')).toMatchObject(FINE)

  await rows(phone).first().tap()
  await phone.page.waitForURL(address => address.pathname.startsWith('/case-detail/'))
  // None of them need be visible at the beginning of the document.
  await phone.button(readerCopy.reader.hits.after).tap()
  await phone.settled()
  const marked = phone.top.locator('.segment-hit:visible').first()
  await marked.waitFor()
  expect(sampleCase.facts).toContain((await marked.innerText()).trim())
  await phone.page.goBack()
  await phone.isAt(url)
  await rows(phone).first().waitFor()
  await phone.close()
})

test('a cause filters the cases and can be removed; the facts can be changed', async () => {
  const phone = await open(url, { storage: { token }, width: 320, height: 568, theme: 'dark' })
  await find(phone, sampleCase.facts)
  await causes(phone).first().waitFor()
  const total = async () => Number(await phone.top.locator('.total-line__number').innerText())
  const all = await total()
  const cause = causes(phone).first()
  await cause.tap()
  await eventually(async () => expect(await cause.getAttribute('aria-checked')).toBe('true'))
  await eventually(async () => expect(await total()).toBeLessThanOrEqual(all))
  await rows(phone).first().waitFor()
  await phone.settled()
  await phone.shot('alike-cause-320-dark')
  expect(await phone.page.evaluate(measure, '.results-header')).toMatchObject(FINE)
  await cause.tap()
  await eventually(async () => expect(await total()).toBe(all))

  await phone.button(similarCases.edit).tap()
  expect(await box(phone).inputValue()).toBe(sampleCase.facts)
  await find(phone, '今天天气晴朗，孩子们在公园里放风筝，大家唱歌跳舞，都很高兴。')
  await phone.sees(similarCases.none)
  await phone.settled()
  await phone.shot('alike-none-320-dark')
  await phone.close()
})

test('too short and too long facts are reported and can be corrected; a failure can be retried', async () => {
  const phone = await open(url, { storage: { token } })
  await find(phone, '欠钱不还')
  await phone.sees(fill(similarCases.tooShort, { least, count: 4 }))
  await box(phone).fill('案'.repeat(most + 7))
  await phone.sees(fill(similarCases.tooLong, { most, over: 7 }))
  await phone.button(similarCases.find).scrollIntoViewIfNeeded()
  await phone.shot('alike-too-long')
  await phone.button(similarCases.find).tap()
  await phone.page.route(ALIKE, route => route.abort())
  await find(phone, sampleCase.facts)
  await phone.button(similarCasesCopy.action.retry).waitFor()
  await phone.page.unroute(ALIKE)
  await phone.button(similarCasesCopy.action.retry).tap()
  await rows(phone).first().waitFor()
  await phone.close()
})

test('selected cases go into the similar-case report, which names the search by facts and no cause', async () => {
  const { report } = reportCopy
  const phone = await open(url, { storage: { token } })
  await find(phone, sampleCase.facts)
  await rows(phone).nth(1).waitFor()
  await phone.button(report.startSelection).tap()
  const boxes = phone.top.locator('.row--pickable')
  for (const at of [0, 1]) await boxes.nth(at).tap()
  await phone.button(fill(report.makeOf, { count: 2 })).tap()
  await phone.isAt('/case-report')
  await phone.top.locator('.report-case').nth(1).waitFor()
  await phone.top.locator('.report-case__title', { hasText: sampleCase.title }).first().waitFor()
  const search = await phone.top.locator('.report-search').innerText()
  expect(search).toContain(report.factsSearch.method)
  expect(search).not.toContain('案由：')
  await phone.settled()
  await phone.shot('alike-report')
  await phone.close()
})
