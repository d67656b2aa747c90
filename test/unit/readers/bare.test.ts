/** Lists, with replies that contain only the fields of the specification. */
import '../../support/without-taro'
import { copy } from '@/copy'
import { libraryOf } from '@/libraries'
import { CATEGORIES, type CategoryKey } from '@/libraries/categories'
import { fiscalCaseLibrary } from '@/libraries/fiscal/case/search'
import { dynamicLibrary } from '@/libraries/fiscal/dynamic/search'
import { incentiveLibrary } from '@/libraries/fiscal/incentive/search'
import { fiscalLawLibrary } from '@/libraries/fiscal/law/search'
import { penaltyLibrary } from '@/libraries/fiscal/penalty/search'
import { qaLibrary } from '@/libraries/fiscal/qa/search'
import type { ResultPage, Library } from '@/libraries/library'
import type { Result } from '@/request/errors'
import { transport } from '@/platform/transport'
import { createAbort } from '@/platform/transport/abort'

const { signal } = createAbort()
const send = jest.spyOn(transport, 'send')
const reply = (body: unknown, status = 200) => ({ kind: 'reply' as const, status, text: JSON.stringify(body) })
const search = (library: Library) => library.search({ conditions: [], order: '', page: 1, signal })
const valueOf = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error.id)
  return result.data
}
const pageOf = async (library: Library, body: unknown): Promise<ResultPage> => {
  send.mockResolvedValue(reply(body))
  return valueOf(await search(library))
}
const LONG = '0a1b2c3d4e5f60718293a4b5c6d7e8f9'
const cases = (rows: unknown[], totalCount: unknown = rows.length) => ({
  succeed: true,
  result: { judgements: { judgementDtoList: rows, totalCount } },
})
const { case: caseLibrary, law: lawLibrary } = { case: libraryOf('case'), law: libraryOf('law') }

describe('ids', () => {
  test.each<[string, Library, unknown]>([
    ['a case by its lid', caseLibrary, cases([{ lid: LONG, title: '甲' }])],
    ['a law by its lid', lawLibrary, { data: { lawRegus: [{ lid: LONG, title: '甲' }], totalCount: 1 } }],
    ['a penalty by its tdid', penaltyLibrary, { data: { penaltyListDto: { penaltyDtoList: [{ tdid: LONG }] } } }],
    [
      'a fiscal case by its lid',
      fiscalCaseLibrary,
      { data: { judgementListDto: { judgementDtoList: [{ lid: LONG }] } } },
    ],
    ['a fiscal law', fiscalLawLibrary, { data: { lawReguListDto: { lawRegus: [{ lid: LONG }] } } }],
    ['a question', qaLibrary, { data: { fiscalTaxQAListDto: { fiscalTaxQADtoList: [{ id: LONG }] } } }],
    [
      'news by its tdid',
      dynamicLibrary,
      { data: { fiscalTaxDynamicListDto: { fiscalTaxDynamicDtoList: [{ tdid: LONG }] } } },
    ],
    ['an incentive', incentiveLibrary, { data: { taxIncentivesList: [{ tid: LONG }], totalCount: 1 } }],
  ])('%s', async (_, library, body) => {
    const { rows } = await pageOf(library, body)
    expect(rows.map(({ id }) => id)).toEqual([LONG])
    expect(Object.values(rows[0]!.opens.params)).toEqual([LONG])
  })

  test('a number is its digits; what has none is left out; the same one twice stands twice', async () => {
    const { rows } = await pageOf(caseLibrary, cases([{ jid: 17 }, { title: '甲' }, { jid: 'a' }, { jid: 'a' }, null]))
    expect(rows.map(({ id }) => id)).toEqual(['17', 'a', 'a'])
  })
})

describe('one field that is null or of another type spoils nothing', () => {
  test.each<[string, Library, (row: unknown) => unknown]>([
    ['case', caseLibrary, row => cases([row, { jid: 'b', title: '乙', hitResult: '乙' }])],
    ['law', lawLibrary, row => ({ data: { lawRegus: [row, { lid: 'b', title: '乙' }], totalCount: 2 } })],
  ])('%s', async (_, library, body) => {
    const nulls = {
      jid: 'a',
      lid: 'a',
      title: null,
      hitResult: null,
      courtName: null,
      judgementDate: null,
      eff_level: null,
    }
    const { rows } = await pageOf(library, body(nulls))
    expect(rows.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(rows[1]!.view.title).toEqual([{ kind: 'text', text: '乙' }])
    const odd = {
      jid: 'a',
      lid: 'a',
      title: {},
      hitResult: 5,
      courtName: [],
      publishType: 'x',
      posting_date: {},
      eff_level: 3,
    }
    expect((await pageOf(library, body(odd))).rows).toHaveLength(2)
  })
})

describe('a case without hits', () => {
  test('is not public, and a reason is given where the service gives none', async () => {
    const { rows } = await pageOf(caseLibrary, cases([{ jid: 'a' }, { jid: 'b', notPublicReason: '离婚诉讼' }]))
    expect(rows.map(({ view }) => view.labels?.[0])).toEqual([
      { kind: 'locked', text: copy.row.unpublished },
      { kind: 'locked', text: copy.row.unpublished },
    ])
    expect(rows.map(({ view }) => view.snippet)).toEqual([
      [{ kind: 'text', text: copy.row.reason + copy.row.unknownReason }],
      [{ kind: 'text', text: `${copy.row.reason}离婚诉讼` }],
    ])
    expect(copy.row.unknownReason).not.toBe('')
  })

  test('a text in which nothing was marked is public all the same', async () => {
    const { rows } = await pageOf(caseLibrary, cases([{ jid: 'a', hitResult: '' }]))
    expect(rows[0]!.view.labels).toEqual([])
  })
})

test('codes, dates and amounts of other systems are told in words', async () => {
  const row = {
    jid: 'a',
    hitResult: '文',
    leveloftria: 2,
    publishType: '2',
    judgementDate: '2024/3/5',
    courtName: '某法院',
  }
  const { rows } = await pageOf(caseLibrary, cases([row]))
  expect(rows[0]!.view.labels?.map(({ text }) => text)).toEqual(['指导性案例', '二审'])
  expect(rows[0]!.view.meta).toEqual(['某法院', '2024-03-05'])
  const { rows: laws } = await pageOf(lawLibrary, {
    data: { lawRegus: [{ lid: 'l', posting_date: '2024年3月', effective_date: 'x' }], totalCount: 1 },
  })
  expect(laws[0]!.view.meta).toEqual(['2024年03月发布'])
  const notice = { bid: 'b', amount: '1,234.5万元', releaseDate: 1709568000000 }
  const { rows: notices } = await pageOf(libraryOf('bidding'), { data: { tenders: [notice] } })
  expect(notices[0]!.view.meta).toEqual(['2024-03-05', '金额1,234.5万元'])
})

describe('a total', () => {
  const rows = [{ jid: 'a' }, { jid: 'b' }]
  test.each<[unknown, number | undefined]>([
    [233, 233],
    ['233', 233],
    ['1,233', 1233],
    [2, 2],
    [1, undefined],
    [0, undefined],
    [-5, undefined],
    ['many', undefined],
    [null, undefined],
    [{}, undefined],
  ])('of %j over two rows is %s', async (count, total) => {
    expect((await pageOf(caseLibrary, cases(rows, count))).total).toBe(total)
  })

  test('of nothing is nothing; of a list that is not there, only where it says so', async () => {
    expect(await pageOf(caseLibrary, cases([], 0))).toEqual({ rows: [], total: 0 })
    expect(await pageOf(caseLibrary, { result: { judgements: { judgementDtoList: null, totalCount: 0 } } })).toEqual({
      rows: [],
      total: 0,
    })
    send.mockResolvedValue(reply({ result: { judgements: { judgementDtoList: null, totalCount: 3 } } }))
    expect(await search(caseLibrary)).toEqual({ ok: false, error: { id: 'garbled' } })
  })
})

describe('a list is found', () => {
  const row = { jid: 'a', lid: 'a', vid: 'a', sid: 'a', iid: 'a', bid: 'a', id: 'a', title: '甲' }
  test.each(Object.keys(CATEGORIES) as CategoryKey[])('of %s, whatever its name', async key => {
    for (const answer of [
      { list: [row], totalCount: 12 },
      { total: 12, rows: [row], regionResults: [{ name: 'x' }] },
    ]) {
      const { rows, total } = await pageOf(libraryOf(key), {
        succeed: true,
        isSuccess: true,
        result: answer,
        data: answer,
      })
      expect([rows.map(({ id }) => id), total]).toEqual([['a'], 12])
    }
  })

  test.each([
    ['beside its total', { judgements: [row], totalCount: 12 }],
    ['under the name of its wrapper', { judgementListDto: { judgementDtoList: [row], totalCount: 12 } }],
  ])('of cases %s', async (_, result) => {
    expect(await pageOf(caseLibrary, { result })).toMatchObject({ total: 12, rows: [{ id: 'a' }] })
  })
})

describe('bodies that are no answer', () => {
  test.each(['', '<html><body>502</body></html>', '{"succeed":true,"result":{"judg', 'null', '[]', '"x"', '0'])(
    '%j is one clear failure',
    async text => {
      send.mockResolvedValue({ kind: 'reply', status: 200, text })
      expect(await search(caseLibrary)).toMatchObject({ ok: false, error: { id: 'garbled' } })
    },
  )

  test('ten megabytes are read while one waits', async () => {
    const rows = Array.from({ length: 10 }, (_, at) => ({ jid: String(at), hitResult: '违约金'.repeat(350_000) }))
    const from = process.cpuUsage()
    expect((await pageOf(caseLibrary, cases(rows))).rows).toHaveLength(10)
    const { user } = process.cpuUsage(from)
    expect(user / 1e6).toBeLessThan(5)
  })
})
