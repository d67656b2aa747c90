/** The sample's laws: levels, statuses, versions, and citations of them. */
import { findCitations } from '@domain/citation/citations'
import type { CaseRecord } from '../../../server/libraries/case/record'
import type { LawRecord } from '../../../server/libraries/law/record'
import { lawDocument } from '../../../server/libraries/law/document'
import { lawDetail } from '../../../server/libraries/law/view'
import { sampleCorpus } from '../../../server/corpus/sample'
import { type All, AS_OF, collect, countBy, lengthOf, textOf } from './support/sample'

const EFF_LEVELS =
  '宪法 法律 行政法规 监察法规 司法解释 部门规章 党内法规 军事法规 行业规定 团体规定 地方性法规 地方政府规章 地方规范性文件 地方司法文件'.split(
    ' ',
  )
const TIME_LIMITED = '现行有效 部分失效 失效 已被修改 尚未生效 征求意见稿或草案'.split(' ')

let all: All

beforeAll(() => {
  all = collect(sampleCorpus())
})

describe('laws', () => {
  const families = () => all.laws.filter(({ articles }) => articles.some(({ history }) => history.length > 0))
  it.each<[string, (law: LawRecord) => string, string[]]>([
    ['levels', ({ effLevel }) => effLevel, EFF_LEVELS],
    ['statuses', ({ timeLimited }) => timeLimited, TIME_LIMITED],
  ])('have all %s', (_, key, values) => expect([...countBy(all.laws, key).keys()].sort()).toEqual([...values].sort()))

  it('have local laws of every region', () => {
    expect(new Set(all.laws.flatMap(({ region }) => region.slice(0, 1))).size).toBe(32)
  })

  it('have chapters, a long one with four levels of headings, one without articles, a long title', () => {
    const long = all.laws.find(({ articles }) => articles.length >= 300)
    expect(Math.max(...(long?.articles.map(({ path }) => path.length) ?? []))).toBe(4)
    expect(all.laws.some(({ articles, preamble }) => articles.length === 0 && preamble.length > 2)).toBe(true)
    expect(Math.max(...all.laws.map(({ title }) => lengthOf(title)))).toBeGreaterThanOrEqual(90)
    expect(all.laws.some(({ articles }) => articles.some(({ no }) => no.endsWith('条之一')))).toBe(true)
  })

  it('refer to earlier versions that exist, whose text is the one they quote', () => {
    const byLid = new Map(all.laws.map(law => [law.lid, law]))
    expect(families().length).toBeGreaterThan(50)
    let changed = 0
    for (const law of families()) {
      for (const { no, text, history } of law.articles) {
        expect(history.at(-1)?.text).not.toBe(text)
        for (const earlier of history) {
          const other = byLid.get(earlier.lid)?.articles.find(article => article.no === no)
          expect(other?.text).toBe(earlier.text)
          changed += 1
        }
      }
    }
    expect(changed).toBeGreaterThan(500)
  })

  it('list no versions under an article that never changed', () => {
    const law = families().at(-1)!
    const [first, ...others] = law.articles
    const same = { lid: 'former', title: '旧', text: first!.text, actionName: '2015年制定' }
    const detail = lawDetail(lawDocument({ ...law, articles: [{ ...first!, history: [same] }, ...others] }), [])
    const withVersions = detail.law_regulation_introductions.filter(line => line.lawreguItemLegislationHistoryVos)
    expect(withVersions.map(({ fullName }) => fullName)).toEqual(
      others.filter(({ history }) => history.length > 0).map(({ no }) => no),
    )
    expect(withVersions.length).toBeGreaterThan(0)
  })

  it('have a status that fits their dates', () => {
    for (const { timeLimited, effectiveDate = '', repealedDate, title } of all.laws) {
      if (timeLimited === '尚未生效') expect([title, effectiveDate > AS_OF]).toEqual([title, true])
      if (timeLimited === '现行有效') expect([title, effectiveDate <= AS_OF]).toEqual([title, true])
      const hasEnded = timeLimited === '失效' || timeLimited === '已被修改'
      expect([title, repealedDate !== undefined]).toEqual([title, hasEnded])
      if (repealedDate) expect([title, repealedDate > effectiveDate]).toEqual([title, true])
    }
    expect(all.laws.some(({ postingDate }) => postingDate === undefined)).toBe(true)
    expect(all.laws.some(({ documentNumber }) => documentNumber === undefined)).toBe(true)
    expect(all.laws.filter(({ fiscal, timeLimited }) => fiscal && timeLimited === '失效').length).toBeGreaterThan(3)
  })

  it('state that they are invented', () => {
    expect(all.laws.filter(({ info }) => !info.some(line => line.includes('虚构')))).toEqual([])
  })

  it('cover every tax of the carousel', () => {
    const types = new Set(all.laws.flatMap(({ taxTypes }) => taxTypes))
    for (const type of [
      '企业所得税',
      '增值税',
      '个人所得税',
      '房产税',
      '城镇土地使用税',
      '进出口税收',
      '税收征管',
      '税收优惠',
    ])
      expect(types).toContain(type)
  })

  it('name no real law', () => {
    const cited = all.cases.flatMap(({ citedLaws }) => citedLaws.map(({ law }) => law))
    expect(cited.filter(law => /民法典|民事诉讼法|刑法/.test(law))).toEqual([])
  })

  it('are found by the text that cites them', () => {
    const record = all.cases.find(({ citedLaws }) => citedLaws.length > 2)
    const lawNames = findCitations(textOf(record as CaseRecord)).map(({ law }) => law)
    for (const { law } of record?.citedLaws ?? []) expect(lawNames).toContain(law)
  })
})
