/** The card of a shared document: its texts, and that all of them fit on it. */
import '../../support/without-taro'
import { pictureCopy } from '@/copy/picture'
import { CARD_WIDTH, type ShareCardMark, shareCardOf } from '@/features/share/card/layout'
import { cardQuotation } from '@domain/document-model/quote'
import { type ShareCardSubject, shareCardTexts } from '@/features/share/card/texts'
import { lawDocument } from '@/libraries/law/document'
import { caseDocument } from '@/libraries/case/document'
import { qrCode } from '@/platform/qr-code/index.h5'
import { emsOf } from '@/ui/chart/drawings/fit'
import { judgment } from '../../support/judgment'

const LAW = {
  lid: 'l1',
  title: '某办法',
  dispatch_authority: '某部',
  posting_date: '2020-01-02',
  eff_level: '部门规章',
  effective_date: '2020-03-01',
  time_limited: '现行有效',
  law_regulation_introductions: [],
  law_regulation_indexes: [],
  relatedCount: 0,
}
const NOW = { app: '某检索', today: '2026-11-23' }
const factsOf = (document: ShareCardSubject['document']) =>
  shareCardTexts({ library: '法规', document }, NOW).facts.map(({ label, value }) => `${label} ${value}`)

test('a case is known by its court, its number and its day', () => {
  expect(factsOf(caseDocument(judgment))).toEqual([
    '审理法院 江苏省高级人民法院',
    '案号 （2023）苏民终90017号',
    '裁判日期 2023-08-14',
  ])
})

test('a case with a later decision keeps the seal of a case, and says what that decision did', () => {
  const document = caseDocument({ ...judgment, laterReview: { word: '二审已改判', overturned: true } })
  const { seal, facts } = shareCardTexts({ library: '案例', document }, NOW)
  expect(seal).toBe('判')
  expect(facts.at(-1)).toEqual({ label: '后续审理', value: '二审已改判（截至2026年11月23日）' })
  expect(shareCardTexts({ library: '法规', document: lawDocument(LAW) }, NOW).seal).toBe('法')
})

test('a law by its authority and its days, with its status as of today', () => {
  expect(factsOf(lawDocument(LAW))).toEqual([
    '发文机关 某部',
    '发布日期 2020年01月02日',
    '施行日期 2020年03月01日',
    '时效性 现行有效（截至2026年11月23日）',
  ])
})

test('asked for as of a day, the status of that day', () => {
  const document = lawDocument({ ...LAW, on_day: { day: '2020-02-01', standing: 'notYet' } })
  expect(factsOf(document)).toContain('时效性 尚未生效（2020年02月01日当日）')
})

const texts = (title: string, value = '某法院') => ({
  library: '法规',
  title,
  seal: '法',
  facts: [{ label: '审理法院', value }],
  app: NOW.app,
  createdOn: '2026-11-23 生成',
  scan: pictureCopy.card.scan,
})
const written = (marks: ShareCardMark[]) => marks.flatMap(mark => (mark.kind === 'text' ? [mark] : []))
const LONG = '关于适用中华人民共和国民法典合同编通则若干问题的解释'.repeat(4)
const linesOf = (title: string) => {
  const lines = written(shareCardOf(texts(title), undefined).marks)
  return lines.filter(({ type }) => type.fontSize === 20).map(({ text }) => text)
}

test('a title of 100 characters has four lines and an …; one that fits is whole', () => {
  const lines = linesOf(LONG.slice(0, 100))
  expect(lines).toHaveLength(4)
  expect(lines[3]).toMatch(/…$/)
  expect(linesOf(LONG.slice(0, 60)).join('')).toBe(LONG.slice(0, 60))
})

test('a number is not divided between two lines of the source', () => {
  const values = ['海南省高级人民法院', '2025-00-2-084-001', '（2023）琼民终9101号', '2023-06-12']
  const facts = values.map(value => ({ label: '', value }))
  const { marks } = shareCardOf({ ...texts('某案'), quote: '某话。', facts }, undefined)
  const lines = written(marks).map(({ text }) => text)
  for (const value of values) expect(lines.some(line => line.includes(value))).toBe(true)
})

const ADDRESS = 'https://search.example.com/law-detail/l1?secretKey='
test.each([
  ['without a code', undefined],
  ['with a code', qrCode.encode(ADDRESS + 'k'.repeat(22))],
  ['with a code of a long address', qrCode.encode(ADDRESS + 'k'.repeat(600))],
])('%s nothing leaves the card or lies on the code', (_, dots) => {
  const { height, marks } = shareCardOf(texts(LONG, LONG), dots)
  const code = marks.find(mark => mark.kind === 'dots')
  expect(code !== undefined).toBe(dots !== undefined)
  const left = code?.kind === 'dots' ? code : { x: Infinity, y: Infinity, step: 0 }
  for (const { text, x, y, type } of written(marks)) {
    const right = x + emsOf(text) * type.fontSize
    expect(right).toBeLessThanOrEqual(CARD_WIDTH - 24)
    expect(y).toBeLessThan(height - 24)
    // The quiet border of a code is four dots wide.
    if (y > left.y - 4 * left.step) expect(right).toBeLessThanOrEqual(left.x - 4 * left.step)
  }
  expect(Number.isInteger(height)).toBe(true)
})

describe('the words on the card', () => {
  const label = (text: string) => ({ kind: 'label' as const, text })
  const paragraph = (text: string) => ({ kind: 'paragraph' as const, text })
  const REASONS = '本院认为，违约金以补偿损失为主、惩罚违约为辅，应当与损失大体相当。'
  const passages = [
    label('审理经过'),
    paragraph('原告起诉。'),
    label('本院认为'),
    paragraph(`${REASONS}<em>其余</em>理由。`),
  ]

  test('are the holding, else the first sentences of the reasons, without marks', () => {
    expect(cardQuotation(passages)).toBe(`${REASONS}其余理由。`)
    const HOLDING = '出租人未按约定维修租赁物的，承租人可以自行维修，费用由出租人负担。'
    expect(cardQuotation([...passages, label('裁判要旨'), paragraph(HOLDING)])).toBe(HOLDING)
    expect(cardQuotation([label('当事人'), paragraph('甲公司')])).toBe('')
    const announced = [
      label('本院认为'),
      paragraph('本院认为，本案系买卖合同纠纷。争议焦点为：价款。'),
      paragraph(REASONS),
    ]
    expect(cardQuotation(announced)).toBe(REASONS)
    const repeating = '本院认为，根据《某解释》第十四条“共享利润、共担风险的，应当认定为合伙”，不构成借贷。'
    expect(cardQuotation([label('本院认为'), paragraph(repeating), paragraph(REASONS)])).toBe(REASONS)
  })

  test.each([
    ['of one sentence', ['本院认为，本案二审争议焦点为，《某协议》的费用的给付问题；违约金的给付问题。']],
    ['of several sentences', ['本案争议的焦点是：1.是否违约。2.违约金是否过高。', '（一）关于违约的问题。']],
    ['of several lines', ['本案争议焦点为：', '一、是否违约；', '二、违约金是否过高。', '一、关于是否违约的问题']],
    ['before a quoted rule', ['争议焦点为价款。《某规定》第五条规定：“价款应当支付。利息另计。”']],
  ])('begin behind the issues %s', (_, lines) => {
    expect(cardQuotation([label('本院认为'), ...lines.map(paragraph), paragraph(REASONS)])).toBe(REASONS)
  })

  test('show that an enumeration goes on', () => {
    const items = `合同约定：${'甲'.repeat(40)}；${'乙'.repeat(80)}。`
    expect(cardQuotation([], paragraph(items))).toBe(`合同约定：${'甲'.repeat(40)}；…`)
  })

  test.each(['本院认为', '法院观点', '本院意见', '判决理由', '法院认为部分'])('begin the section %s', heading => {
    expect(cardQuotation([label('审理经过'), paragraph('原告起诉。'), label(heading), paragraph(REASONS)])).toBe(
      REASONS,
    )
  })

  test('are the chosen paragraph or article instead, whole sentences of it', () => {
    expect(cardQuotation(passages, passages[1])).toBe('原告起诉。')
    const article = { kind: 'article' as const, number: '第五条', text: `${'甲'.repeat(40)}。${'乙'.repeat(90)}。` }
    expect(cardQuotation([], article)).toBe(`第五条\u3000${'甲'.repeat(40)}。`)
    expect(cardQuotation([], paragraph('丙'.repeat(300)))).toBe(`${'丙'.repeat(99)}…`)
  })

  test('stand above their source, with the seal, and nothing leaves the card', () => {
    const quote = '丙'.repeat(100)
    const { marks, height } = shareCardOf({ ...texts(LONG, LONG), quote }, qrCode.encode(ADDRESS))
    expect(marks.find(({ kind }) => kind === 'seal')).toMatchObject({ word: '法' })
    const lines = written(marks)
    expect(lines.map(({ text }) => text).join('')).toContain(quote)
    for (const { text, x, y, type } of lines) {
      expect(x + emsOf(text) * type.fontSize).toBeLessThanOrEqual(CARD_WIDTH - 24)
      expect(y).toBeLessThan(height - 24)
    }
  })
})

test('only beside a code one is told to scan', () => {
  const cardTexts = (dots: Parameters<typeof shareCardOf>[1]) =>
    written(shareCardOf(texts('某办法'), dots).marks).map(({ text }) => text)
  expect(cardTexts(qrCode.encode(ADDRESS)).join('')).toContain(pictureCopy.card.scan)
  expect(cardTexts(undefined).join('')).not.toContain(pictureCopy.card.scan)
})
