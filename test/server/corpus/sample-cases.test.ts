/** The sample's cases have every label, status and empty variant that the spec names. */
import type { CaseRecord } from '../../../server/libraries/case/record'
import { officialCauses } from '../../../server/corpus/import/causes'
import { sampleCorpus } from '../../../server/corpus/sample'
import { REGIONS } from '../../../server/corpus/sample/data/regions'
import { type All, collect, countBy, lengthOf, textOf } from './support/sample'

const REAL_COMPANIES =
  '阿里巴巴 腾讯 华为 百度 京东 字节跳动 美团 拼多多 小米 网易 万科 恒大 碧桂园 保利 中海 融创 格力 美的 海尔 比亚迪 吉利 长城 宁德 茅台 五粮液 平安 人寿 招商 工商银行 建设银行 中石油 中石化 国家电网 中铁 中建 中交 顺丰 中通 圆通 联想 中兴'.split(
    ' ',
  )

const KINDS = ['民事', '刑事', '行政']

let all: All

let entries: CaseRecord[]

beforeAll(() => {
  const collected = collect(sampleCorpus())
  entries = collected.cases.filter(({ publishType }) => publishType === 4)
  all = { ...collected, cases: collected.cases.filter(({ publishType }) => publishType !== 4) }
})

test('entries of 人民法院案例库 have numbers that no real entry has, texts, and say that they are invented', () => {
  expect(entries.length).toBeGreaterThan(5)
  const texts = ['关键词', '裁判要旨', '基本案情', '裁判理由', '关联索引']
  for (const { title, entry, paragraphs, court, causes, caseType } of entries) {
    expect(title).toMatch(/^【演示数据】/)
    expect(entry?.number).toMatch(/^2025-00-\d-\d{3}-\d{3}$/)
    expect(paragraphs.map(({ label }) => label)).toEqual(texts)
    expect(court.level).not.toBe('基层')
    expect(causes).toEqual([officialCauses().pathOf(caseType, causes[0]!.at(-1)!)])
  }
  expect(new Set(entries.map(({ entry }) => entry?.number)).size).toBe(entries.length)
})

describe('cases', () => {
  const open = () => all.cases.filter(({ notPublicReason }) => !notPublicReason)

  it('are spread over 32 regions with at least ten each, and twelve years with at least fifty each', () => {
    const provinces = countBy(all.cases, ({ court }) => court.province)
    expect([...provinces.keys()].sort()).toEqual(REGIONS.map(({ full }) => full).sort())
    expect(provinces.size).toBe(32)
    expect(Math.min(...provinces.values())).toBeGreaterThanOrEqual(10)
    const years = countBy(
      all.cases.filter(({ judgmentDate }) => judgmentDate),
      ({ judgmentDate }) => judgmentDate?.slice(0, 4),
    )
    expect(years.size).toBe(12)
    expect(Math.min(...years.values())).toBeGreaterThanOrEqual(50)
    const months = countBy(
      all.cases.filter(({ judgmentDate }) => judgmentDate?.startsWith('2026')),
      ({ judgmentDate }) => judgmentDate?.slice(5, 7),
    )
    expect(months.size).toBe(10)
  })

  it.each<[string, (record: CaseRecord) => string | number, Array<string | number>]>([
    ['types', ({ caseType }) => caseType, ['民事', '刑事', '行政', '执行', '国家赔偿']],
    ['trial rounds', ({ trialRound }) => trialRound, [1, 2, 3, 4, 5, 6, 7, 8, 9, -1]],
    ['court levels', ({ court }) => court.level, ['最高', '高级', '中级', '基层', '专门']],
    ['publish types', ({ publishType }) => publishType, [0, 1, 2, 3]],
  ])('have all %s', (_, key, values) =>
    expect([...countBy(all.cases, key).keys()].sort()).toEqual(values.map(String).sort()),
  )

  it('have all five bands of amounts, and fees', () => {
    const bounds = [0, 10, 20, 50, 100].map(millions => millions * 1_000_000)
    const band = ({ amount = 0 }: CaseRecord) => bounds.filter(bound => amount > bound).length
    expect(
      [
        ...countBy(
          all.cases.filter(({ amount }) => amount),
          band,
        ).keys(),
      ].sort(),
    ).toEqual(['1', '2', '3', '4', '5'])
    expect(all.cases.filter(({ fee }) => fee).length).toBeGreaterThan(1000)
  })

  it('have causes three levels deep, trades, outcomes and penalties to count', () => {
    expect(all.cases.filter(({ causes }) => causes.some(path => path.length >= 3)).length).toBeGreaterThan(1000)
    expect(new Set(all.cases.flatMap(({ trades }) => trades)).size).toBeGreaterThan(8)
    expect(new Set(all.cases.map(({ outcome }) => outcome)).size).toBeGreaterThan(8)
    expect(new Set(all.cases.flatMap(({ penalties }) => penalties)).size).toBeGreaterThan(12)
  })

  it("have causes at their places in the court's table", () => {
    const official = officialCauses()
    const paths = all.cases.filter(({ caseType }) => caseType !== '国家赔偿').flatMap(({ causes }) => causes)
    const others = paths.filter(path => !KINDS.some(kind => `${official.pathOf(kind, path.at(-1)!)}` === `${path}`))
    expect([...new Set(others.map(String))]).toEqual([])
    expect(paths.length).toBeGreaterThan(1000)
  })

  it('have one presiding judge each, and parties of every side', () => {
    expect(all.cases.filter(({ judges }) => judges.filter(({ presiding }) => presiding).length !== 1)).toEqual([])
    expect(
      [
        ...countBy(
          all.cases.flatMap(({ parties }) => parties),
          ({ side }) => side,
        ).keys(),
      ].sort(),
    ).toEqual(['0', '1', '2'])
    expect(all.cases.flatMap(({ agents }) => agents).filter(({ firm }) => firm).length).toBeGreaterThan(1000)
  })

  it('have videos with an address, and announcements', () => {
    const videos = all.cases.filter(({ features }) => features.includes('video'))
    expect(videos.length).toBeGreaterThan(50)
    expect(videos.every(({ videoUrl }) => videoUrl?.startsWith('https://live.example.com/'))).toBe(true)
    expect(all.cases.some(({ features }) => features.includes('announcement'))).toBe(true)
  })

  it('are not public in a few per cent, for each of the five reasons, and then have no paragraphs', () => {
    const closed = all.cases.filter(({ notPublicReason }) => notPublicReason)
    expect(closed.length / all.cases.length).toBeGreaterThan(0.02)
    expect(closed.length / all.cases.length).toBeLessThan(0.06)
    expect(countBy(closed, ({ notPublicReason }) => notPublicReason).size).toBe(5)
    expect(closed.filter(({ paragraphs }) => paragraphs.length > 0)).toEqual([])
    expect(open().filter(({ paragraphs }) => paragraphs.length === 0)).toEqual([])
  })

  it('are excellent in six themes', () => {
    expect(
      [
        ...countBy(
          all.cases.flatMap(({ themes }) => themes),
          theme => theme,
        ).keys(),
      ].sort(),
    ).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  it('have a commentary if they are excellent, about their subject', () => {
    const commentOf = ({ paragraphs }: CaseRecord) => paragraphs.find(({ label }) => label === '评析')?.text
    const excellent = all.cases.filter(({ themes }) => themes.length > 0)
    expect(excellent.filter(record => (commentOf(record) ?? '').length < 100)).toEqual([])
    expect(open().filter(record => record.themes.length === 0 && commentOf(record))).toEqual([])
    const secondLines = countBy(excellent, record => commentOf(record)?.split('\n')[1])
    expect(secondLines.size).toBeGreaterThan(30)
  })

  it('use the labels of the corpus, and are mostly 600 to 2,000 characters long', () => {
    const labels = new Set(open().flatMap(({ paragraphs }) => paragraphs.map(({ label }) => label)))
    expect([...labels].sort()).toEqual(
      [
        '首部',
        '当事人信息',
        '审理经过',
        '诉讼请求',
        '公诉机关指控',
        '答辩意见',
        '原审情况',
        '事实',
        '本院认为',
        '裁判结果',
        '尾部',
        '审判人员',
        '评析',
      ].sort(),
    )
    const usual = open().filter(record => textOf(record).length >= 600 && textOf(record).length <= 2000)
    expect(usual.length / open().length).toBeGreaterThan(0.7)
  })

  it('have a long title, a very long paragraph, short documents and empty fields', () => {
    expect(Math.max(...all.cases.map(({ title }) => lengthOf(title)))).toBeGreaterThanOrEqual(90)
    expect(
      Math.max(...all.cases.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text.length))),
    ).toBeGreaterThan(3000)
    expect(open().filter(record => textOf(record).length < 400).length).toBeGreaterThan(20)
    for (const field of ['amount', 'fee', 'judgmentDate', 'videoUrl'] as const) {
      expect(all.cases.some(record => record[field] === undefined)).toBe(true)
    }
  })

  it('match a search such as 违约金 过高', () => {
    expect(
      open().filter(record => /违约金/.test(textOf(record)) && /过高/.test(textOf(record))).length,
    ).toBeGreaterThan(100)
  })

  it('have no real company among their parties', () => {
    const names = all.cases.flatMap(({ parties }) => parties.map(({ name }) => name))
    expect(names.filter(name => REAL_COMPANIES.some(real => name.includes(real)))).toEqual([])
  })

  it('have no unfilled slot of a template', () => {
    const texts = [
      ...all.cases,
      ...all.judicials,
      ...all.articles,
      ...all.similarities,
      ...all.proDocs,
      ...all.penalties,
    ].map(textOf)
    expect(texts.filter(text => /[{}]|undefined|NaN/.test(text))).toEqual([])
  })
})
