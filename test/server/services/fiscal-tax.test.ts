import { bodyOf, paragraphsOf } from '../../support/docx'
import type { TestServer } from '../support/server'
import { failureIn, get } from '../support/visits'
import { address } from './corpus'
import { startSmall } from './small-corpus'

let server: TestServer
beforeAll(async () => void (server = await startSmall()))
afterAll(() => server.close())

const BASE = '/fiscal-tax/api/v1'
const fetch = async (path: string, query: Record<string, string> = {}) =>
  (await get(server, address(BASE + path, query))).json<{ data: unknown }>().data
const list = (query: Record<string, string>) => fetch('/search/fiscalTaxList', query)

describe('the fiscal list', () => {
  it('has five sections of five documents each', async () => {
    const all = (await list({})) as { penaltyListDto: { penaltyDtoList: object[] } }
    expect(all).toMatchObject({
      lawReguListDto: { totalCount: 3 },
      judgementListDto: { totalCount: 1 },
      penaltyListDto: { totalCount: 7 },
      fiscalTaxQAListDto: { totalCount: 1 },
      fiscalTaxDynamicListDto: { totalCount: 1 },
    })
    expect(all.penaltyListDto.penaltyDtoList).toHaveLength(5)
  })

  it.each([
    [
      'LAWREGU',
      { lawReguListDto: { totalCount: 2, lawRegus: [{ time_limited: '现行有效' }, { time_limited: '失效' }] } },
    ],
    ['JUDGEMENT', { judgementListDto: { totalCount: 1, judgementDtoList: [{ jid: 'c1' }] } }],
    ['QA', { fiscalTaxQAListDto: { totalCount: 1, fiscalTaxQADtoList: [{ question: '<em>增值税</em>怎么申报？' }] } }],
    ['DYNAMIC', { fiscalTaxDynamicListDto: { totalCount: 1, fiscalTaxDynamicDtoList: [{ jid: 'd1' }] } }],
  ])('has %s alone, and only fiscal documents', async (fiscalTaxType, expected) => {
    const section = (await list({ fiscalTaxType, query: '全文:增值税' })) as object
    expect(section).toMatchObject(expected)
    expect(Object.keys(section)).toHaveLength(1)
  })

  it('pages and orders a single section', async () => {
    const penalties = async (query: Record<string, string>) =>
      ((await list({ fiscalTaxType: 'PENALTY', ...query })) as { penaltyListDto: { penaltyDtoList: object[] } })
        .penaltyListDto.penaltyDtoList
    expect(await penalties({})).toHaveLength(7)
    expect(await penalties({ order: 'penaltyDate', pageSize: '3', pageIndex: '3' })).toEqual([
      {
        jid: 't1',
        title: '处罚决定1',
        hitResult: expect.stringContaining('虚开') as string,
        caseNum: '税罚〔2025〕1号',
        penaltyDate: '2025-01-01',
        institution: '某税务局',
      },
    ])
    expect(await penalties({ query: '处罚日期:2025-01-03TO2025-01-04' })).toHaveLength(2)
    expect(await penalties({ query: '案号:5号' })).toHaveLength(1)
  })

  it('counts the filters of penalties; a section without filters has none', async () => {
    const filtersFor = (query: Record<string, string>) => fetch('/search/fiscalTaxLeft', query)
    expect(await filtersFor({ fiscalTaxType: 'PENALTY' })).toMatchObject({
      institutionResults: [{ name: '某税务局', count: 7, hasChildren: false }],
      yearResults: [{ value: '2025', count: 7 }],
    })
    const query = { fiscalTaxType: 'PENALTY', field: 'institutionResults', query: '案号:5号' }
    expect(await filtersFor(query)).toEqual({
      institutionResults: [{ name: '某税务局', value: '某税务局', count: 1, hasChildren: false }],
    })
    expect(await filtersFor({ fiscalTaxType: 'QA' })).toEqual({})
    const unknown = await get(server, address(`${BASE}/search/fiscalTaxLeft`, { ...query, field: 'colour' }))
    expect(failureIn(unknown)).toMatchObject({ code: 400, id: 'unknown_field' })
  })

  it.each([
    ['2026-01-01', ['f1']],
    ['2025-12-31', ['f2']],
    ['1993-12-31', []],
  ])('returns the laws as of %s', async (asOf, lids) => {
    const { lawReguListDto } = (await list({ fiscalTaxType: 'LAWREGU', asOf })) as {
      lawReguListDto: { lawRegus: Array<{ lid: string }> }
    }
    expect(lawReguListDto.lawRegus.map(({ lid }) => lid)).toEqual(lids)
  })

  const refused: Array<Record<string, string>> = [
    { fiscalTaxType: 'ALL' },
    { asOf: 'today' },
    { pageIndex: '-1' },
    { query: '颜色:红', fiscalTaxType: 'QA' },
  ]
  it.each(refused)('refuses %j', async query => {
    const failure = failureIn(await get(server, address(`${BASE}/search/fiscalTaxList`, query)))
    expect(failure).toMatchObject({ code: 400, isSuccess: false, resultMsg: expect.any(String) as string })
  })
})

describe('suggestions of the fiscal area', () => {
  interface Group {
    pre: string
    directToPageFlag: boolean
    library?: string
    value: Array<{ name: string; id?: string; valueHighLight: string[] }>
  }
  const suggest = (query: Record<string, string>) => fetch('/search/suggest', query) as Promise<Group[]>
  const ids = (groups: Group[]) => groups.map(({ pre, library, value }) => [pre, library, value.map(({ id }) => id)])

  it('are documents of all sections with their addresses, all of them fiscal', async () => {
    const groups = await suggest({ keyword: '增值税' })
    expect(groups.every(({ directToPageFlag }) => directToPageFlag)).toBe(true)
    expect(ids(groups)).toEqual([
      ['财税法规', 'fiscalLaw', ['f2', 'f1']],
      ['财税案例', 'fiscalCase', ['c1']],
      ['财税动态', 'fiscalDynamic', ['d1']],
      ['财税问答', 'fiscalQa', ['q1']],
    ])
  })

  it('of one section are its documents, and words for its conditions', async () => {
    const [titles, ...words] = await suggest({ keyword: '处罚', fiscalTaxType: 'PENALTY' })
    expect([titles?.pre, titles?.value.length, titles?.value[0]?.valueHighLight]).toEqual([
      '行政处罚',
      7,
      [expect.stringMatching(/^<em>处罚<\/em>决定\d$/)],
    ])
    expect(words).toEqual([])
    const [authority] = await suggest({ keyword: '税务局', fiscalTaxType: 'PENALTY' })
    expect(authority).toMatchObject({ pre: '处罚机关', directToPageFlag: false, value: [{ name: '某税务局' }] })
  })

  it('of a number lead to its document', async () => {
    for (const section of [{ fiscalTaxType: 'PENALTY' }, undefined])
      expect((await suggest({ keyword: '税罚〔2025〕1号', ...section }))[0]?.value).toEqual([
        expect.objectContaining({ id: 't1' }),
      ])
    expect(ids(await suggest({ keyword: '（2024）行终1号', fiscalTaxType: 'JUDGEMENT' }))).toEqual([])
  })

  it('of several words contain all of them', async () => {
    expect(ids(await suggest({ keyword: '增值税 暂行', fiscalTaxType: 'LAWREGU' }))).toEqual([
      ['财税法规', undefined, ['f2']],
    ])
  })

  it.each(['', ' ', '没有这样的词'])('are none for %j', async keyword => {
    expect(await suggest({ keyword })).toEqual([])
    expect(await fetch('/taxIncentives/suggest', { keyword })).toEqual([])
  })

  it('of incentives are their titles', async () => {
    expect(ids((await fetch('/taxIncentives/suggest', { keyword: '优惠' })) as Group[])).toEqual([
      ['税收优惠', undefined, ['x3', 'x1']],
    ])
  })
})

describe('a law as of a day', () => {
  const onDay = async (id: string, asOf: string) =>
    ((await fetch('/search/detail', { type: 'LAWREGU', id, asOf })) as { on_day?: object }).on_day

  const act = { lid: 'f1', title: '中华人民共和国增值税法', effective_date: '2026-01-01' }
  const before = { lid: 'f2', title: '增值税暂行条例', effective_date: '1994-01-01' }

  it.each([
    ['f1', '2026-01-01', { standing: 'inForce' }],
    ['f1', '2025-12-31', { standing: 'notYet', version: before }],
    ['f1', '1993-12-31', { standing: 'notYet' }],
    ['f2', '2025-12-31', { standing: 'inForce' }],
    ['f2', '2026-01-01', { standing: 'repealed', version: act }],
    // It has ended on an unknown day.
    ['f3', '1999-12-31', { standing: 'notYet' }],
    ['f3', '2025-12-31', { standing: 'unknown' }],
  ])('%s on %s', async (id, asOf, expected) => {
    expect(await onDay(id, asOf)).toEqual({ day: asOf, ...expected })
  })

  it('needs a day, and exists for laws only', async () => {
    expect(await fetch('/search/detail', { type: 'LAWREGU', id: 'f1' })).not.toHaveProperty('on_day')
    expect(await fetch('/search/detail', { type: 'PENALTY', id: 't1', asOf: '2025-01-01' })).not.toHaveProperty(
      'on_day',
    )
  })
})

const DETAILS: Array<[string, string, object]> = [
  ['LAWREGU', 'f1', { lid: 'f1', title: '中华人民共和国增值税法', effective_date: '2026-01-01' }],
  ['JUDGEMENT', 'c1', { jid: 'c1', paragraphs: [{ subParagraphs: [{ text: '<em>增值税</em>发票' }] }] }],
  ['PENALTY', 't1', { tdid: 't1', case_number: '税罚〔2025〕1号', penalty_date: '2025-01-01' }],
  ['QA', 'q1', { id: 'q1', answer: '按月申报。<br/>也可按季。', publishBody: '纳税服务中心', keywords: ['增值税'] }],
  ['DYNAMIC', 'd1', { jid: 'd1', text: '第一段<br/>第二段', keyWords: ['新政'] }],
]

describe('a fiscal document', () => {
  const query = '全文:增值税'
  it.each(DETAILS)('of %s opens by its two addresses and as a file', async (type, id, expected) => {
    const detail = await fetch(`/search/${type}/${id}`, { query })
    expect(detail).toMatchObject(expected)
    expect(await fetch('/search/detail', { type, id, query })).toEqual(detail)
    const file = await get(server, `${BASE}/search/download/${type}/${id}`)
    expect(file.rawPayload.toString('latin1', 0, 2)).toBe('PK')
  })

  it('states in the file of a law up to which day the library has laws', async () => {
    const file = await get(server, `${BASE}/search/download/LAWREGU/f1`)
    expect(paragraphsOf(bodyOf(file.rawPayload)).join()).toContain('本库收录')
  })

  it.each([
    ['LAWREGU', 'n1'],
    ['JUDGEMENT', 'c2'],
    ['QA', 'd1'],
  ])('of %s is not %s', async (type, id) => {
    for (const path of [`/search/${type}/${id}`, `/search/download/${type}/${id}`])
      expect(failureIn(await get(server, BASE + path))).toMatchObject({ code: 404, id: 'not_found' })
  })
})

describe('a carousel', () => {
  it('of status 1 has its selected documents, without missing ones', async () => {
    expect(await fetch('/search/findCarouselDetailById', { mapId: 'm1' })).toEqual({
      mapId: 'm1',
      title: '专题一',
      status: 1,
      detail: {
        LAWREGU: [{ lid: 'f1', title: '中华人民共和国增值税法', time_limited: '现行有效', postingDate: '2024-12-25' }],
        DYNAMIC: [{ id: 'd1', title: '增值税新政', postingDate: '2026-01-01' }],
        QA: [{ id: 'q1', title: '增值税怎么申报？', postingDate: '2024-05-06' }],
      },
    })
  })

  it('of status 2 has the newest laws of each category', async () => {
    expect(await fetch('/search/findCarouselDetailById', { mapId: 'm2' })).toMatchObject({
      status: 2,
      detail: {
        categories: [
          { name: '增值税', query: '税种:增值税', resultList: [{ lid: 'f1' }, { lid: 'f2' }] },
          { name: '企业所得税', resultList: [] },
        ],
      },
    })
    expect((await get(server, `${BASE}/search/findCarouselDetailById?mapId=m9`)).statusCode).toBe(404)
  })
})

describe('tax incentives', () => {
  it('are a tree of types', async () => {
    const tree = await fetch('/taxIncentives/left')
    expect(tree).toHaveLength(2)
    expect(tree).toContainEqual({ id: '个人', name: '个人', children: [] })
    expect(await fetch('/taxIncentives/left', { allTypeName: '企业_所得税', isDetail: 'true' })).toEqual([
      {
        id: '企业',
        name: '企业',
        children: [
          { id: '企业_所得税', name: '所得税', children: [{ id: 'x1', name: '集成电路行业优惠', children: [] }] },
        ],
      },
    ])
    expect(await fetch('/taxIncentives/left', { menu: '个人' })).toMatchObject([{ name: '个人' }])
  })

  it('are searched and opened', async () => {
    expect(await fetch('/taxIncentives/list', { query: '全文:制造业' })).toMatchObject({
      totalCount: 1,
      taxIncentivesList: [{ tid: 'x2', title: '<em>制造业</em>加计' }],
    })
    expect(await fetch('/taxIncentives/list', { query: '类型:企业' })).toMatchObject({ totalCount: 2 })
    // As deep as a guest wants: the tree is navigation, and no filter.
    expect(await fetch('/taxIncentives/list', { query: '类型:企业/所得税' })).toMatchObject({ totalCount: 1 })
    expect(await fetch('/taxIncentives/getDetail', { tid: 'x1' })).toEqual({
      tid: 'x1',
      title: '集成电路行业优惠',
      allTypeName: '企业_所得税',
      paragraphVOs: [{ name: '内容', text: '减半征收' }],
    })
    expect((await get(server, `${BASE}/taxIncentives/getDetail?tid=none`)).statusCode).toBe(404)
  })
})
