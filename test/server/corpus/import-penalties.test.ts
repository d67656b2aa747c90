/** Facts read from the texts of penalties: region, taxes, sums, day of the decision. All texts are invented. */
import { penaltyRecordOf } from '../../../server/corpus/import/from-fiscal'
import type { PenaltyRow } from '../../../server/corpus/import/rows'

const PUBLISHED = '2025-12-01'
const REPORT = [
  '近期，国家税务总局舟山市税务局稽查局依法查处了某灯塔商店偷税案件。',
  '经查，2021年至2023年，该商店隐匿收入，少缴增值税、企业所得税等税费共计12.34万元。2025年3月，国家税务总局舟山市税务局稽查局依据《中华人民共和国个人所得税法》等规定，对其作出追缴税费款、加收滞纳金并处罚款共计25.6万元的处理处罚决定。目前，已追缴入库税费款、滞纳金及罚款20万元。',
].join('\n')
const ofText = (text: string, more: Partial<PenaltyRow> = {}) =>
  penaltyRecordOf({
    tid: 't',
    kind: '税务案件曝光',
    title: '税务部门依法查处一起案件',
    publish_date: PUBLISHED,
    paragraphs: text ? [{ label: '正文', text }] : [],
    ...more,
  })

describe('the date of the decision', () => {
  it('is the month that the text states, and the publication has its own day', () => {
    expect(ofText(REPORT)).toMatchObject({ penaltyDate: '2025-03', publishDate: PUBLISHED })
  })

  it('is unknown without a statement, although the report was published', () => {
    const { penaltyDate, publishDate } = ofText('某市税务局依法查处了一起偷税案件。')
    expect([penaltyDate, publishDate]).toEqual([undefined, PUBLISHED])
  })

  it('is the day of the source, unless that day ends the inspection', () => {
    const stated = { decision_date: '2025-05-15' }
    expect(ofText('', stated).penaltyDate).toBe('2025-05-15')
    const inspected = '我局于2025年3月24日至2025年5月15日对你公司2024年度涉税情况进行检查,违法事实如下。'
    expect(ofText(inspected, stated).penaltyDate).toBeUndefined()
  })

  test.each([
    ['of a court', '2025年3月，某甲被判处有期徒刑三年，并处罚金。'],
    ['of another year of the offence', '2021年3月至2022年4月，该店隐匿收入，被追缴税款。'],
    ['after the publication', '2026年3月，某市税务局对其作出处罚决定。'],
    ['of two decisions', '2025年3月，税务局对甲作出处罚决定。2025年4月，税务局对乙作出处罚决定。'],
  ])('is not that %s', (_of, text) => expect(ofText(text).penaltyDate).toBeUndefined())
})

describe('the authority', () => {
  const authority = '国家税务总局舟山市税务局稽查局'

  it('is the one of the source', () => expect(ofText(REPORT, { authority }).institution).toBe(authority))

  it('is never the publisher of a report', () => {
    const row = { publisher: '某税务报', authority: '' }
    expect(ofText(REPORT, row).institution).toBe('')
  })

  it('a report is marked, a decision is not', () => {
    expect(ofText(REPORT).isReport).toBe(true)
    expect(ofText(REPORT, { kind: '税务文书' })).not.toHaveProperty('isReport')
  })
})

describe('the text of a decision', () => {
  const sectionsOf = (text: string, kind = '税务文书') =>
    ofText('', { kind, paragraphs: [{ label: '违法事实', text }] }).paragraphs
  const piece = '你公司所属期2025年8月未进行纳税申报，少缴增值税'
  const extract = { label: '违法事实（摘录，来源不完整）', text: piece }

  it('that says how to contest it is whole', () => {
    const text = `${piece} ${piece}。可以依法申请行政复议。`
    expect(sectionsOf(text)).toEqual([{ label: '违法事实', text }])
  })

  it.each([
    ['once', piece],
    ['twice', `${piece} ${piece}`],
    ['twice, but broken off', `${piece} ${piece.slice(0, -3)}`],
  ])('is else marked as an extract, and shown once: %s', (_, text) => expect(sectionsOf(text)).toEqual([extract]))

  it('is marked without a heading too', () => {
    const paragraphs = [{ label: '', text: piece }]
    expect(ofText('', { kind: '税务文书', paragraphs }).paragraphs[0]!.label).toBe('（摘录，来源不完整）')
  })

  it('keeps what follows a repetition', () => {
    expect(sectionsOf(`${piece} ${piece}并处罚款。`)[0]!.text).toBe(`${piece}并处罚款。`)
  })

  it('is no extract in a report', () => expect(sectionsOf(piece, '税务案件曝光')[0]!.label).toBe('违法事实'))
})

describe('the sums', () => {
  const sumsOf = (text: string, more?: Partial<PenaltyRow>) =>
    ofText(text, more).sums?.map(({ name, amount }) => `${name} ${amount}`)

  it('are told as the text writes them, without what was paid so far', () => {
    expect(sumsOf(REPORT)).toEqual(['少缴税款 12.34万元', '追缴税款、滞纳金及罚款 25.6万元'])
  })

  test.each([
    ['骗取留抵退税9.5万元，拟处1倍罚款。', ['骗取留抵退税 9.5万元']],
    ['对其追缴骗取出口退税款1.2亿元。', ['骗取出口退税 1.2亿元']],
    ['对你公司处以200,000.00元的罚款。', ['罚款 200,000.00元']],
    ['偷逃个人所得税300万元，其他少缴个人所得税20万元。', ['少缴税款 20万元', '偷逃税款 300万元']],
    ['追缴税款、加收滞纳金并处0.6倍罚款，共计62万元。', ['追缴税款、滞纳金及罚款 62万元']],
    ['虚开发票61份，价税合计398万元。', ['虚开价税合计 398万元']],
  ])('%s', (text, sums) => expect(sumsOf(text)).toEqual(sums))

  test.each([
    ['a scale of fines', '虚开金额在100万元以上500万元以下的，并处20万元以上50万元以下的罚款。'],
    ['a criminal fine', '某甲被判处有期徒刑，并处罚款10万元。'],
    ['two taxes without a total', '追缴其少缴的增值税及附加税费1万元、企业所得税2万元。'],
    ['several cases', `一、某甲案件。\n二、依法查处某乙案件。\n${REPORT}`],
  ])('are none of %s', (_of, text) => expect(sumsOf(text)).toEqual([]))

  it('of a decision are those with a total, not those of one tax', () => {
    const text = '少缴增值税100.00元,城市维护建设税7.00元,合计107.00元。少缴印花税3.00元。'
    expect(sumsOf(text, { kind: '税务文书' })).toEqual(['少缴税款 107.00元'])
  })
})

describe('the taxes', () => {
  test.each([
    [REPORT, ['企业所得税', '增值税']],
    ['依据《中华人民共和国个人所得税法》，查处其少缴的消费税。', ['消费税']],
    ['骗取留抵退税9.5万元。', ['增值税']],
    ['税务机关对相关税收违法行为和有关税款进行处理。', []],
  ])('%s', (text, taxes) => expect(ofText(text).taxTypes).toEqual(taxes))
})

describe('the regions', () => {
  test.each([
    [REPORT, [['浙江省', '舟山市']]],
    ['国家税务总局驻沈阳特派员办事处指导辽宁省鞍山市税务局稽查局依法查处一起案件。', [['辽宁省', '鞍山市']]],
    ['文山州税务局第一稽查局依法查处一起案件。', [['云南省', '文山壮族苗族自治州']]],
    ['国家税务总局阿拉尔税务局稽查局依法查处一起案件。', [['新疆维吾尔自治区', '阿拉尔市']]],
    ['重庆市税务局第六稽查局依法查处一起案件。', [['重庆市']]],
    ['税务部门依法查处一起案件。', []],
  ])('%s', (text, regions) => expect(ofText(text).regions).toEqual(regions))

  it('of several cases are those of every office', () => {
    const text = '一、成都市税务局查处甲案件。\n二、国家税务总局上海市税务局查处乙案件。\n三、四川省税务局表示。'
    expect(ofText(text).regions).toEqual([['四川省', '成都市'], ['上海市']])
  })

  it('of the source are preferred, and a municipality is named once', () => {
    expect(ofText(REPORT, { province: '天津市', city: '天津市' }).regions).toEqual([['天津市']])
  })
})

describe('the party', () => {
  test.each([
    ['广西灯塔科技有限公司', '广西灯塔科技有限公司'],
    ['同时,该地址也是广西灯塔科技有限公司', undefined],
    ['地址:河池市某路1号', undefined],
    ['', undefined],
  ])('%s is %s', (text, name) => expect(ofText('', { party_name: text }).partyName).toBe(name))
})

it('reads a long text without ends in linear time', () => {
  const started = performance.now()
  ofText('国家税务总局少缴追缴骗取虚开2025年3月，作出金额价税合计'.repeat(40_000))
  expect(performance.now() - started).toBeLessThan(3_000)
})
