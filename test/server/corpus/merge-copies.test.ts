/** The copies of one version of a law become one record, also those that an earlier version of this server stored. */
import { AmendingDecisions } from '../../../server/corpus/import/amending-decisions'
import { groupLawCopies, type LawCopy } from '../../../server/corpus/import/law-copies'
import { lawCopyOf, mergeLawCopies } from '../../../server/corpus/import/merge-copies'
import type { LawRecord } from '../../../server/libraries/law/record'
import { aLaw } from '../services/corpus'

const articles = (...texts: string[]) =>
  texts.map((text, at) => ({ no: `第${'一二三'[at]}条`, path: [], text, history: [] }))
const context = { decisions: new AmendingDecisions(), remark: () => undefined }
const merge = (fresh: LawCopy[], stored: LawCopy[] = []) => mergeLawCopies(fresh, stored, context)
const copyOf = (lid: string, more: Partial<LawRecord> = {}) =>
  lawCopyOf(aLaw(lid, { title: '试验法', postingDate: '2015-01-01', articles: articles('甲。'), ...more }))

describe('a law that an earlier version stored without its sources has one, which states', () => {
  const plain = { lid: 'a', title: '试验法', effLevel: '法律' }
  it.each<[what: string, more: Partial<LawRecord>, stated: object]>([
    ['no status, if nothing gave its ground', { timeLimited: '现行有效' }, { status: '时效不明' }],
    ['its status', { timeLimited: '失效', standingGround: { kind: 'source' } }, { status: '失效' }],
    [
      'the status before a repeal was found',
      {
        timeLimited: '失效',
        standingGround: { kind: 'repealed' },
        stated: { timeLimited: '现行有效', standingGround: { kind: 'source' } },
      },
      { status: '现行有效' },
    ],
    ['its region', { region: ['北京市'] }, { region: '北京市' }],
    ['its organs', { authorities: ['甲部', '乙部'] }, { authority: '甲部、乙部' }],
    ['its number', { documentNumber: '甲令第1号' }, { number: '甲令第1号' }],
    ['its first day', { effectiveDate: '2015-03-01' }, { effective: '2015-03-01' }],
    [
      'no first day that only an amending decision gave',
      { effectiveDate: '2015-03-01', effectiveGround: { kind: 'decision', basis: '主席令第1号' } },
      {},
    ],
  ])('%s', (_what, more, stated) => {
    const { sources } = lawCopyOf(aLaw('a', { title: '试验法', authorities: [], postingDate: undefined, ...more }))
    expect(sources).toEqual([{ status: '时效不明', ...plain, ...stated }])
  })

  it('and it keeps the sources that it has', () => {
    const sources = [{ lid: 'b', title: '试验法', effLevel: '法律', status: '失效' }]
    expect(lawCopyOf(aLaw('a', { sources })).sources).toBe(sources)
  })
})

it('joined copies have the smallest id, the fullest text, and the best value of each field', () => {
  const { record, textFrom } = merge([
    copyOf('b', { articles: articles('甲。', '乙。') }),
    copyOf('a', { title: '中华人民共和国试验法', documentNumber: '甲令第1号', authorities: ['甲部'] }),
  ])
  expect(record).toMatchObject({ lid: 'a', title: '中华人民共和国试验法', documentNumber: '甲令第1号' })
  expect(record.articles.map(({ text }) => text)).toEqual(['甲。', '乙。'])
  expect([textFrom, record.textFrom]).toEqual(['b', 'b'])
})

it('data of a source that this import replaces is dropped, whatever the stored law was joined from', () => {
  const stored = copyOf('a', { documentNumber: '旧令第1号', articles: articles('旧。', '旧二。') })
  expect(merge([copyOf('a', { documentNumber: '甲令第1号' })], [stored]).record).toMatchObject({
    documentNumber: '甲令第1号',
    articles: [{ text: '甲。' }],
  })
})

it('a stored text stays a candidate only if its source is not replaced', () => {
  const joined = { ...copyOf('a').record, articles: articles('旧。', '旧二。') }
  const two = [copyOf('a').sources[0]!, copyOf('b').sources[0]!]
  const textOf = (from: string) =>
    merge([copyOf('b')], [lawCopyOf({ ...joined, sources: two, textFrom: from, infoFrom: from })]).record.articles
  expect(textOf('a')).toHaveLength(2)
  expect(textOf('b')).toHaveLength(1)
})

it('contradictions of the sources and differing articles are reported', () => {
  const one = copyOf('a', { documentNumber: '甲令第1号', articles: articles('甲。', '乙。') })
  const other = copyOf('b', { documentNumber: '甲令第10号', articles: articles('甲。', '丙。') })
  expect(merge([one, other])).toMatchObject({
    contradictions: [{ field: 'number', values: ['甲令第10号', '甲令第1号'], taken: '甲令第10号' }],
    differing: ['第二条'],
  })
  expect(merge([one, { ...one, record: { ...one.record, lid: 'c' } }])).toMatchObject({
    contradictions: [],
    differing: [],
  })
})

it('the day of publication is the one that the adoption lines name, and else the latest', () => {
  const posted = (...info: string[]) =>
    merge([copyOf('a', { postingDate: '2015-01-01', info }), copyOf('b', { postingDate: '2015-01-20' })]).record
      .postingDate
  expect(posted('2015年1月1日公布')).toBe('2015-01-01')
  expect(posted('2015年1月1日通过')).toBe('2015-01-20')
  expect(posted()).toBe('2015-01-20')
})

it('a level that the libraries know counts before another word', () => {
  const level = (...levels: string[]) =>
    merge(levels.map((effLevel, at) => copyOf('ab'[at]!, { effLevel }))).record.effLevel
  expect([level('规定', '部门规章'), level('部门规章', '规定')]).toEqual(['部门规章', '部门规章'])
})

describe('decisions of one title and day', () => {
  const decision = (lid: string, ...texts: string[]) =>
    copyOf(lid, { title: '关于修改试验法的决定', articles: articles(...texts) })
  const groups = (...copies: LawCopy[]) => groupLawCopies(copies).map(group => group.map(({ record }) => record.lid))

  it('are copies if they share half of the shorter text, in any order', () => {
    const [long, short, other] = [
      decision('a', '甲。', '乙。', '丙。'),
      decision('b', '甲。', '丁。'),
      decision('c', '戊。', '己。'),
    ]
    expect(groups(long, short, other)).toEqual([['a', 'b'], ['c']])
    expect(groups(short, long, other)).toEqual([['b', 'a'], ['c']])
  })

  it('are copies by their text alone, if their days are near', () => {
    const dated = (lid: string, postingDate: string) => copyOf(lid, { postingDate, articles: articles('甲。', '乙。') })
    expect(groups(dated('a', '2015-03-01'), dated('b', '2015-01-01'))).toEqual([['a', 'b']])
    expect(groups(dated('a', '2018-03-01'), dated('b', '2015-01-01'))).toEqual([['a'], ['b']])
  })
})
