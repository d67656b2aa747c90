/** The status of one version of a law, from what its source states, the next version, and the laws that change it. */
import {
  articleHistoryOf,
  type ChangingLaw,
  type DatedVersion,
  repealerOf,
  suspensionsOf,
  versionEndOf,
  versionStanding,
  versionTextOf,
} from '../../../server/corpus/import/law-versions'

const TODAY = '2026-03-05'
const source = { kind: 'source' } as const
const version = (timeLimited: string, more: Partial<DatedVersion> = {}, repealedDate?: string): DatedVersion => ({
  ...{ lid: 'a', title: '试验法', posted: '2010-01-01', begin: '2010-03-01' },
  ...{ stated: { timeLimited, ...(repealedDate === undefined ? {} : { repealedDate }) } },
  ...more,
})
const changing = (more: Partial<ChangingLaw>): ChangingLaw => ({
  ...{ lid: 'r', title: '新法', isPartial: false, posted: '2020-01-01', begin: '2020-03-01' },
  ...more,
})
const next = (more: Partial<DatedVersion>, timeLimited = '现行有效') =>
  version(timeLimited, { lid: 'b', title: '试验法（修订）', posted: '2020-01-01', begin: '2020-03-01', ...more })
const repealed = { kind: 'repealed', lid: 'r', title: '新法' }
const superseded = { kind: 'superseded', lid: 'b', title: '试验法（修订）' }

describe('alone, a version has the status of its source, corrected by its own days', () => {
  it.each([
    ['in force', version('现行有效'), { timeLimited: '现行有效', standingGround: source }],
    [
      'in force on a later day',
      version('现行有效', { begin: '2027-01-01' }),
      { timeLimited: '尚未生效', standingGround: { kind: 'pending', day: '2027-01-01' } },
    ],
    [
      'pending, though its first day has come',
      version('尚未生效', { begin: TODAY }),
      { timeLimited: '现行有效', standingGround: { kind: 'begun', day: TODAY } },
    ],
    [
      'pending on an unknown day',
      version('尚未生效', { begin: undefined }),
      { timeLimited: '尚未生效', standingGround: source },
    ],
    [
      'repealed on a day',
      version('失效', {}, '2015-01-01'),
      { timeLimited: '失效', standingGround: source, repealedDate: '2015-01-01' },
    ],
    ['of unknown status', version('时效不明'), { timeLimited: '时效不明' }],
    [
      'a draft, which nothing ends',
      version('征求意见稿或草案'),
      { timeLimited: '征求意见稿或草案', standingGround: source },
    ],
  ])('%s', (_what, one, standing) => {
    expect(versionStanding(one, undefined, undefined, TODAY)).toEqual(standing)
  })
})

describe('before the next version', () => {
  it.each([
    [
      'that has begun',
      version('现行有效'),
      next({}),
      { timeLimited: '已被修改', repealedDate: '2020-03-01', standingGround: { ...superseded, day: '2020-03-01' } },
    ],
    [
      'that has begun, a repealed one stays repealed',
      version('失效'),
      next({}),
      { timeLimited: '失效', repealedDate: '2020-03-01', standingGround: { ...superseded, day: '2020-03-01' } },
    ],
    [
      'that is to begin, one that the source calls amended is in force until then',
      version('已被修改'),
      next({ begin: '2026-07-01' }),
      {
        timeLimited: '现行有效',
        standingGround: source,
        repealedDate: '2026-07-01',
        later: { timeLimited: '已被修改', standingGround: { ...superseded, day: '2026-07-01' } },
      },
    ],
    [
      'of an unknown first day that is in force',
      version('现行有效'),
      next({ begin: undefined }),
      { timeLimited: '已被修改', mayEndFrom: '2020-01-01', standingGround: superseded },
    ],
    [
      'of an unknown first day that is pending',
      version('现行有效'),
      next({ begin: undefined }, '尚未生效'),
      { timeLimited: '现行有效', standingGround: source, mayEndFrom: '2020-01-01' },
    ],
    [
      'that is known by a decision alone',
      version('现行有效'),
      next({ lid: '' }),
      {
        timeLimited: '已被修改',
        repealedDate: '2020-03-01',
        standingGround: { kind: 'superseded', title: '试验法（修订）', day: '2020-03-01' },
      },
    ],
  ])('%s', (_what, one, following, standing) => {
    expect(versionStanding(one, following, undefined, TODAY)).toEqual(standing)
  })
})

describe('under a law that repeals it', () => {
  it.each([
    [
      'whole, by an article',
      version('现行有效'),
      changing({ article: '第九条' }),
      {
        timeLimited: '失效',
        repealedDate: '2020-03-01',
        standingGround: { ...repealed, article: '第九条', day: '2020-03-01' },
      },
    ],
    [
      'whole, on an unknown day',
      version('现行有效'),
      changing({ begin: undefined }),
      { timeLimited: '失效', mayEndFrom: '2020-01-01', standingGround: repealed },
    ],
    [
      'whole, on a later day',
      version('现行有效'),
      changing({ begin: '2026-07-01' }),
      {
        timeLimited: '现行有效',
        standingGround: source,
        repealedDate: '2026-07-01',
        later: { timeLimited: '失效', standingGround: { ...repealed, day: '2026-07-01' } },
      },
    ],
    [
      'in part',
      version('现行有效'),
      changing({ isPartial: true, begin: undefined }),
      { timeLimited: '部分失效', standingGround: repealed },
    ],
    [
      'in part, a repealed one',
      version('失效'),
      changing({ isPartial: true }),
      { timeLimited: '失效', standingGround: source },
    ],
    [
      'in part, on a later day',
      version('现行有效'),
      changing({ isPartial: true, begin: '2026-07-01' }),
      {
        timeLimited: '现行有效',
        standingGround: source,
        later: { timeLimited: '部分失效', standingGround: { ...repealed, day: '2026-07-01' } },
      },
    ],
    [
      'in part, on a later day, a repealed one',
      version('失效'),
      changing({ isPartial: true, begin: '2026-07-01' }),
      { timeLimited: '失效', standingGround: source },
    ],
    [
      'whole, which is to begin on a day that nothing states',
      version('现行有效'),
      changing({ isUndated: true, begin: undefined }),
      { timeLimited: '现行有效', standingGround: source, mayEndFrom: '2020-01-01' },
    ],
    [
      'in part, which is to begin on a day that nothing states',
      version('现行有效'),
      changing({ isUndated: true, begin: undefined, isPartial: true }),
      { timeLimited: '现行有效', standingGround: source },
    ],
  ])('%s', (_what, one, repealer, standing) => {
    expect(versionStanding(one, undefined, repealer, TODAY)).toEqual(standing)
  })

  it('the repeal counts, and not the order of versions, if the next version itself repeals it', () => {
    const following = next({ lid: 'r' })
    expect(versionStanding(version('现行有效'), following, changing({}), TODAY).standingGround?.kind).toBe('repealed')
    expect(
      versionStanding(version('现行有效'), following, changing({ isPartial: true }), TODAY).standingGround?.kind,
    ).toBe('superseded')
  })
})

describe('of several laws', () => {
  it('a repeal with an effect counts before one without, a whole one before a part, an early one before a late one', () => {
    const undated = changing({ lid: 'undated', posted: '2011-01-01', isUndated: true })
    const partial = changing({ lid: 'partial', posted: '2012-01-01', isPartial: true })
    const late = changing({ lid: 'late', posted: undefined, begin: '2021-01-01' })
    const early = changing({ lid: 'early' })
    const inOrder = [early, late, partial, undated]
    for (let count = 4; count > 0; count--) {
      const laws = inOrder.slice(4 - count)
      expect(repealerOf(version('现行有效'), laws)).toBe(laws[0])
      expect(repealerOf(version('现行有效'), [...laws].reverse())).toBe(laws[0])
    }
  })

  it.each([
    ['an amendment', { isAmendment: true }],
    ['a suspension', { isSuspension: true }],
    ['the law itself', { lid: 'a' }],
    ['an older law', { posted: '2009-01-01' }],
    ['a law without any day', { posted: undefined, begin: undefined }],
  ])('%s repeals nothing', (_what, more) => {
    expect(repealerOf(version('现行有效'), [changing(more)])).toBeUndefined()
  })

  it.each([
    ['that has begun', {}, true],
    ['of whose days one is known', { begin: undefined }, true],
    ['that is to begin', { begin: '2026-07-01' }, false],
    ['that is to begin on a day that nothing states', { isUndated: true, begin: undefined }, false],
    ['that is older than the version', { posted: '2009-01-01', begin: '2009-03-01' }, false],
  ])('a suspension %s: %j', (_what, more, applies) => {
    const suspensions = suspensionsOf(version('现行有效'), [changing({ isSuspension: true, ...more })], TODAY)
    expect(suspensions).toEqual(applies ? [{ title: '新法', isPartial: false }] : [])
  })

  it('the first amending decision ends a version, unless the next version begins earlier', () => {
    const later = changing({ isAmendment: true, title: '第二个决定', posted: '2018-01-01', begin: '2018-03-01' })
    const earlier = changing({ isAmendment: true, title: '第一个决定', posted: '2015-01-01', begin: '2015-03-01' })
    const endOf = (one: DatedVersion, ...laws: ChangingLaw[]) => versionEndOf(one, next({}), laws)?.title
    expect(endOf(version('现行有效'), later, earlier)).toBe('第一个决定')
    expect(endOf(version('现行有效'), earlier, later)).toBe('第一个决定')
    expect(endOf(version('现行有效'), changing({ isAmendment: true, posted: '2021-01-01', begin: '2021-03-01' }))).toBe(
      '试验法（修订）',
    )
    // A decision of nearly the same day may be the event that made this version.
    expect(endOf(version('现行有效', { posted: '2014-12-20', begin: '2015-01-01' }), earlier)).toBe('试验法（修订）')
    expect(endOf(version('现行有效', { posted: '2014-06-01', begin: undefined }), earlier)).toBe('试验法（修订）')
    expect(endOf(version('现行有效', { begin: undefined }), earlier)).toBe('第一个决定')
  })
})

it('an article has the earlier wordings of its own number, and of no other', () => {
  const text = (lid: string, ...articles: Array<[no: string, text: string]>) =>
    versionTextOf(
      { lid, title: lid, actionName: '' },
      articles.map(([no, wording]) => ({ no, text: wording })),
    )
  const now = text('b', ['第一条', '甲。'])
  expect(articleHistoryOf('第一条', now, [text('a', ['第一条', '乙。'])])).toMatchObject([{ lid: 'a', text: '乙。' }])
  expect(articleHistoryOf('第一条', now, [text('a', ['第二条', '乙。'])])).toEqual([])
})
