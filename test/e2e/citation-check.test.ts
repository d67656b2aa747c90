/** 引用核验 by touch: a pasted or opened document, its citations, their states, and their texts. */
import { readFileSync } from 'node:fs'
import { citationCheckCopy, fill } from '@/copy/citation-check'
import { ROUTES } from '@/routing/routes'
import { FINDING_STATE_NAMES } from '@domain/citation-check/finding-messages'
import { ASSESSMENT_NAMES, type Assessment } from '@domain/citation-check/assessment'
import { bodyOf, faultsOf, paragraphsOf, zip } from '../support/docx'
import { eventually } from '../support/time'
import { type Phone, h5App } from './support'

const { open, openAsMember } = h5App({ CORPUS: 'sample' }, { isSeparate: true })
const { citationCheck } = citationCheckCopy
const { url, title } = ROUTES.brief

const LAW = '中华人民共和国普惠金融信用信息示范法'
const BRIEF = [
  '民事起诉状',
  `依照《${LAW}》第三条规定：“普惠金融信用信息工作应当遵循依法、自愿、便民的原则。”被告的做法与此不符。`,
  '依照《普惠金融信用信息示范法》第四条第二款、第九百条，被告应当承担责任。',
  '双方的合同订立时，《中华人民共和国小额贷款服务示范法》第一条已有规定。',
  '另依《关于审理普惠金融信用信息纠纷案件适用法律若干问题的示范解释》（法释〔2024〕930号）第一条，原告的请求应予支持。',
  '参照《中华人民共和国海洋花园法》第二条，并参见呼和浩特市中级人民法院（2020）内01民终90012号民事判决。',
].join('\n')

const findings = (phone: Phone) => phone.top.locator('.finding:visible')
const paste = (phone: Phone, text: string) =>
  phone.top.getByRole('textbox', { name: citationCheck.text }).locator('visible=true').fill(text)
const check = (phone: Phone) => phone.top.getByRole('button', { name: citationCheck.check }).tap()
const states = (phone: Phone) => phone.top.locator('.finding:visible .status').allInnerTexts()
const choice = (assessment: Assessment, count: number) =>
  fill(citationCheck.counted, { name: ASSESSMENT_NAMES[assessment], count })
const has = (phone: Phone, count: number) => eventually(async () => expect(await findings(phone).count()).toBe(count))

test('a pasted document is checked, filtered, copied and read', async () => {
  const phone = await open('/search')
  await phone.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const sheet = await phone.account()
  await sheet.getByRole('link', { name: title }).tap()
  await phone.isAt(url)
  await phone.settled()
  await phone.shot('brief-empty')
  await paste(phone, BRIEF)
  await phone.settled()
  await phone.shot('brief-pasted')
  await check(phone)
  await has(phone, 5)
  await phone.settled()
  await phone.shot('brief-verdict')
  await phone.top.getByRole('button', { name: fill(citationCheck.unfold, { count: 2 }) }).tap()
  await has(phone, 7)
  expect(await states(phone)).toEqual([
    FINDING_STATE_NAMES.misquoted,
    FINDING_STATE_NAMES.noArticle,
    FINDING_STATE_NAMES.repealed,
    FINDING_STATE_NAMES.amended,
    FINDING_STATE_NAMES.absent,
    FINDING_STATE_NAMES.inForce,
    FINDING_STATE_NAMES.found,
  ])
  await phone.settled()
  await phone.shot('brief-found')
  await findings(phone).nth(0).scrollIntoViewIfNeeded()
  await findings(phone).nth(3).scrollIntoViewIfNeeded()
  await phone.settled()
  await phone.shot('brief-found-below')
  await phone.top.getByRole('button', { name: citationCheck.copy }).tap()
  await phone.toast(citationCheckCopy.copied.finished).waitFor()
  const copied = await phone.page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n')).toHaveLength(9)
  expect(copied).toContain(`1. 《${LAW}》第三条：${FINDING_STATE_NAMES.misquoted}`)

  await phone.top.getByRole('radio', { name: choice('heed', 3) }).tap()
  await has(phone, 3)
  await phone.top.getByRole('button', { name: citationCheck.compare }).tap()
  await phone.page.getByRole('dialog').waitFor()
  await phone.settled()
  await phone.shot('brief-compared')
  await phone.page.goBack()
  await phone.page.getByRole('dialog').waitFor({ state: 'detached' })

  await phone.top.getByRole('radio', { name: choice('change', 2) }).tap()
  await has(phone, 2)
  expect(await phone.top.locator('.finding__change--added:visible').allTextContents()).toEqual([
    `${citationCheck.added}自愿`,
  ])
  await phone.top
    .getByRole('button', { name: new RegExp(citationCheck.read) })
    .first()
    .tap()
  await phone.page.getByRole('dialog').getByText('公开、便民').waitFor()
  await phone.page.goBack()
  await phone.page.getByRole('dialog').waitFor({ state: 'detached' })

  await phone.top.getByRole('button', { name: citationCheck.again }).tap()
  await phone.sees(citationCheck.note)
  await phone.close()
})

test('a Word file is opened and checked, on a small screen in dark mode', async () => {
  const phone = await open(url, { width: 320, height: 568, theme: 'dark' })
  const paragraphs = BRIEF.split('\n').map(line => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`)
  const buffer = zip({ 'word/document.xml': `<w:document>${paragraphs.join('')}</w:document>` })
  const choose = async (name: string, content: Buffer) => {
    const fileChooser = phone.page.waitForEvent('filechooser')
    await phone.top.getByRole('button', { name: citationCheck.openFile }).tap()
    await (await fileChooser).setFiles({ name, mimeType: 'application/octet-stream', buffer: content })
    await phone.sees(name)
  }
  await choose('坏文件.docx', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]))
  await check(phone)
  await phone.toast('不能读取该文件，请打开 .docx、.pdf 或者 .txt 文件').waitFor()
  await phone.top.getByRole('button', { name: citationCheck.removeFile }).tap()
  await choose('代理词.docx', buffer)
  await phone.settled()
  await phone.shot('brief-file-320-dark')
  await check(phone)
  await has(phone, 5)
  await phone.settled()
  await phone.shot('brief-found-320-dark')
  expect(await phone.top.evaluate(page => page.scrollWidth - page.clientWidth)).toBe(0)
  await phone.close()
})

test('a document without citations says so', async () => {
  const phone = await open(url)
  await paste(phone, '双方于2021年签订《房屋租赁合同》，第五条约定了租金。')
  await check(phone)
  await phone.sees(citationCheck.none)
  await phone.settled()
  await phone.shot('brief-none')
  await phone.close()
})

test('a member gets the results as a Word file, and a failure keeps the text', async () => {
  const phone = await openAsMember(url)
  await paste(phone, BRIEF)
  await phone.page.route('**/brief/api/v1/check', route => route.abort())
  await check(phone)
  await phone.toast(citationCheckCopy.error.network).waitFor()
  expect(await phone.top.getByRole('textbox', { name: citationCheck.text }).locator('visible=true').inputValue()).toBe(
    BRIEF,
  )
  await phone.page.unroute('**/brief/api/v1/check')
  await check(phone)
  await has(phone, 5)
  const button = phone.top.getByRole('button', { name: citationCheck.report })
  const [file] = await Promise.all([phone.page.waitForEvent('download'), button.tap()])
  expect(file.suggestedFilename()).toBe('引用核验报告.docx')
  const xml = bodyOf(readFileSync(await file.path()))
  expect(faultsOf(xml)).toEqual([])
  expect(paragraphsOf(xml)).toContain('引文：普惠金融信用信息工作应当遵循依法、自愿、便民的原则。')
  await phone.close()
})
