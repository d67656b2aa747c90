/** From the rows of a list to the similar-case report: selected, filled in, made, and read from the file. */
import { readFileSync } from 'node:fs'
import { reportCopy, fill } from '@/copy/report'
import { listCopy } from '@/copy/list'
import { caseName } from '@domain/citation/cite-as'
import { encodeUrlQuery } from '@domain/query/codec'
import { bodyOf, faultsOf, paragraphsOf, tablesOf, unzip } from '../support/docx'
import { memberToken } from '../support/member'
import { eventually } from '../support/time'
import { fits } from './measure'
import { type Phone, type Visit, h5App } from './support'

const { open, origin } = h5App({ CORPUS: 'sample' })
const { report, action } = reportCopy

const LIST = `/case-list?query=${encodeURIComponent(encodeUrlQuery([{ name: '全文', value: '违约金' }]))}`
const REPORT = '**/judgement-search/api/v1/report'
const STATISTICS = '**/judgement-search/api/v1/search/statisticsByFields**'

let token: string
beforeAll(async () => {
  token = await memberToken(origin())
})

const rows = (phone: Phone) => phone.top.locator('.row')
const boxes = (phone: Phone) => phone.top.getByRole('checkbox')
const make = (phone: Phone, count: number) => phone.button(fill(report.makeOf, { count }))
const field = (phone: Phone, label: string) => phone.top.getByLabel(label, { exact: true })

async function openList(visit: Visit = {}) {
  const phone = await open(LIST, { storage: { token }, ...visit })
  await rows(phone).nth(2).waitFor()
  await phone.button(report.startSelection).tap()
  await boxes(phone).first().waitFor()
  return phone
}

/** Selects rows of the list by their places; returns their titles. */
async function pick(phone: Phone, ...places: number[]) {
  const titles: string[] = []
  for (const at of places) {
    const row = boxes(phone).nth(at)
    titles.push((await row.locator('.row__title').innerText()).trim())
    await row.tap()
    await eventually(async () => expect(await row.getAttribute('aria-checked')).toBe('true'))
  }
  return titles
}

async function openReport(visit: Visit = {}) {
  const phone = await openList(visit)
  const titles = await pick(phone, 0, 2)
  await make(phone, 2).tap()
  await phone.isAt('/case-report')
  await phone.top.locator('.report-case').nth(1).waitFor()
  await phone.settled()
  return { phone, titles }
}

/** Makes the report, waits for the third step, and opens the file from there. */
async function makeFile(phone: Phone) {
  await phone.button(report.make).tap()
  await phone.button(report.made.open).waitFor()
  await phone.shot('report-made')
  const [file] = await Promise.all([phone.page.waitForEvent('download'), phone.button(report.made.open).tap()])
  return file
}

test('two selected cases become a report about them and the search', async () => {
  const { phone, titles } = await openReport()
  await phone.shot('report-form')
  await field(phone, report.question.label).fill('违约金约定过高的，\n应当如何调整？')
  await field(phone, report.searcher.label).fill('云麓律师事务所')
  await field(phone, fill(report.remark.label, { title: titles[0] ?? '' })).fill('约定相近')
  const file = await makeFile(phone)
  expect(file.suggestedFilename()).toMatch(/^类案检索报告 \d{4}-\d\d-\d\d\.docx$/)
  await phone.toast(reportCopy.download.saved).waitFor()

  const bytes = readFileSync(await file.path())
  const xml = bodyOf(bytes)
  expect(faultsOf(xml)).toEqual([])
  const [facts = [], , compared = []] = tablesOf(xml)
  const list = await fetch(`${origin()}/judgement-search/api/v1/search/list?query=${encodeURIComponent('全文:违约金')}`)
  const { result } = (await list.json()) as { result: { judgements: { totalCount: number } } }
  expect(Object.fromEntries(facts)).toMatchObject({
    检索主体: '云麓律师事务所',
    检索方法: '关键词检索',
    检索范围及条件: '全文：违约金',
    检索结果: `命中案例${result.judgements.totalCount}件，从中选取类案2件`,
  })
  expect(
    compared
      .slice(1)
      .map(row => row[2])
      .sort(),
  ).toEqual(titles.map(caseName).sort())
  expect(
    compared
      .slice(1)
      .find(row => row[2] === caseName(titles[0] ?? ''))
      ?.at(-1),
  ).toBe('约定相近')
  const expected = [
    '违约金约定过高的，',
    '应当如何调整？',
    '理由：',
    '图1　【演示数据】裁判年份',
    '图2　【演示数据】地域分布',
  ]
  expect(paragraphsOf(xml)).toEqual(expect.arrayContaining(expected))
  const pictures = Object.entries(unzip(bytes)).filter(([name]) => name.startsWith('word/media/'))
  // Twice as many pixels as the picture is wide.
  expect(pictures.map(([, png]) => png.readUInt32BE(16))).toEqual([780, 780])
  await phone.close()
})

test('while it is made, steps and a bar show the progress', async () => {
  const { phone } = await openReport({ theme: 'dark' })
  const steps = () => phone.top.locator('.at-steps__item--active').innerText()
  expect(await steps()).toContain(report.steps.titles[1])
  await field(phone, report.question.label).fill('争议')
  await field(phone, report.searcher.label).fill('白砚')
  let answer = () => {}
  await phone.page.route(REPORT, async route => {
    await new Promise<void>(resolve => (answer = resolve))
    await route.abort()
  })
  await phone.button(report.make).tap()
  const bar = phone.top.getByRole('progressbar', { name: report.making.writing })
  await bar.waitFor()
  expect(await bar.getAttribute('aria-valuenow')).toBe('50')
  expect(await steps()).toContain(report.steps.titles[2])
  await phone.shot('report-progress')
  answer()
  await phone.toast(reportCopy.error.network).waitFor()
  await eventually(async () => expect(await bar.count()).toBe(0))
  await phone.close()
})

test('a selection survives a further page and a filter, and ends with cancel', async () => {
  const phone = await openList()
  await phone.shot('report-picking')
  await pick(phone, 0, 1)
  await phone.top.evaluate(page => page.scrollTo(0, page.scrollHeight))
  await eventually(async () => expect(await rows(phone).count()).toBeGreaterThan(10))
  await phone.top.getByRole('radio', { name: listCopy.sort.judgementDate }).tap()
  await rows(phone).nth(2).waitFor()
  expect(await make(phone, 2).count()).toBe(1)
  await phone.top.locator('.row-selection-bar').getByRole('button', { name: action.reset }).tap()
  await eventually(async () => expect(await make(phone, 0).getAttribute('aria-disabled')).toBe('true'))
  await pick(phone, 0)
  await phone.top.locator('.row-selection-bar').getByRole('button', { name: action.cancel }).tap()
  await eventually(async () => expect(await boxes(phone).count()).toBe(0))
  await phone.button(report.startSelection).tap()
  await make(phone, 0).waitFor()
  await phone.close()
})

test('missing fields are reported; a failure and a pause keep all typed text', async () => {
  const { phone } = await openReport()
  await phone.top.evaluate(page => page.scrollTo(0, page.scrollHeight))
  await phone.button(report.make).tap()
  await phone.text(report.missing.question).waitFor()
  await phone.text(report.missing.searcher).waitFor()
  await eventually(async () => {
    expect(await field(phone, report.question.label).evaluate(area => area === document.activeElement)).toBe(true)
    const [box, bar] = await Promise.all(
      ['#report-question', '#report-header'].map(part => phone.top.locator(part).boundingBox()),
    )
    expect(Math.abs(box!.y - bar!.y - bar!.height)).toBeLessThan(2)
  })
  await phone.shot('report-lacks')
  await field(phone, report.question.label).fill('争议')
  await phone.text(report.missing.question).waitFor({ state: 'detached' })
  await phone.button(report.make).tap()
  await field(phone, report.searcher.label).fill('白砚')

  await phone.page.route(REPORT, route => route.abort())
  await phone.button(report.make).tap()
  await phone.toast(reportCopy.error.network).waitFor()
  await phone.page.unroute(REPORT)
  await phone.page.route(STATISTICS, route => route.fulfill({ status: 429 }))
  await phone.button(report.make).tap()
  await phone.toast(reportCopy.error.throttled).waitFor()
  await phone.top.getByRole('switch', { name: report.pictures.label }).tap()

  await phone.page.goBack()
  await make(phone, 2).tap()
  await phone.isAt('/case-report')
  await eventually(async () => expect(await field(phone, report.question.label).inputValue()).toBe('争议'))
  expect(await field(phone, report.searcher.label).inputValue()).toBe('白砚')
  const file = await makeFile(phone)
  const lines = paragraphsOf(bodyOf(readFileSync(await file.path())))
  expect(lines).toEqual(expect.arrayContaining(['检索主体：白砚', '本报告未附统计图。']))
  await phone.close()
})

test('a case is removed; without cases the screen leads to the list', async () => {
  const { phone, titles } = await openReport()
  for (const title of titles) await phone.button(fill(report.remove, { title })).tap()
  await phone.sees(report.noCases.split('。')[0] ?? '')
  await phone.button(report.toList).tap()
  await phone.isAt('/case-list')
  await phone.close()
})

test('its address alone has nothing to report', async () => {
  const phone = await open('/case-report', { storage: { token } })
  await phone.button(report.toList).waitFor()
  expect(await phone.page.title()).toBe('类案检索报告')
  await phone.close()
})

test('a guest must log in before selecting', async () => {
  const phone = await open(LIST)
  await rows(phone).first().waitFor()
  await phone.button(report.startSelection).tap()
  await phone.page.getByRole('dialog').waitFor()
  expect(await boxes(phone).count()).toBe(0)
  await phone.close()
})

test('nothing overflows, and every target can be tapped and has a name', async () => {
  const { phone } = await openReport()
  await fits(phone, 'report-form')
  await phone.page.goBack()
  await make(phone, 2).waitFor()
  await phone.top.evaluate(page => page.scrollTo(0, 0))
  await fits(phone, 'report-picking', '.row-selection-bar')
  await phone.close()
})
