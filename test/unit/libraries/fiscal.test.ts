/** The fiscal area: the requests of its lists, and the texts of its rows and documents. */
import '../../support/without-taro'
import { readerCopy } from '@/copy/reader'
import { decodeApiConditions, encodeUrlQuery } from '@domain/query/codec'
import type { Condition } from '@domain/query/condition'
import { fiscalCaseSource } from '@/libraries/fiscal/case/document'
import { dynamicSource } from '@/libraries/fiscal/dynamic/document'
import { incentiveDocument } from '@/libraries/fiscal/incentive/document'
import { fiscalLawSource } from '@/libraries/fiscal/law/document'
import { penaltyDocument, penaltySource } from '@/libraries/fiscal/penalty/document'
import { qaDocument, qaSource } from '@/libraries/fiscal/qa/document'
import { splitAsOf } from '@domain/query/as-of'
import { FISCAL_AREA_SEARCH, FISCAL_SECTIONS } from '@/libraries/fiscal/combined'
import { incentiveLibrary, incentiveTypeCondition } from '@/libraries/fiscal/incentive/search'
import { AS_OF } from '@domain/query/as-of'
import { fiscalLawLibrary } from '@/libraries/fiscal/law/search'
import { penaltyLibrary } from '@/libraries/fiscal/penalty/search'
import { qaLibrary } from '@/libraries/fiscal/qa/search'
import type { DocumentSource } from '@/libraries/document'
import { type Library, type SearchableLibrary, suggestionTarget } from '@/libraries/library'
import { createAbort } from '@/platform/transport/abort'
import { transport } from '@/platform/transport'

const { signal } = createAbort()
const send = jest.spyOn(transport, 'send')
const answer = (body: unknown) => send.mockResolvedValue({ kind: 'reply', status: 200, text: JSON.stringify(body) })
const lastAddress = () => {
  const { url } = send.mock.calls[send.mock.calls.length - 1]![0]
  return decodeURIComponent(url.replace(/^https?:\/\/[^/]+/, ''))
}
const words: Condition[] = [{ name: '全文', value: '增值税' }]
const asOf: Condition = { name: AS_OF, value: '2019-05-01' }
const search = (library: Library, conditions = words, more = {}) =>
  library.search({ conditions, order: 'relevance', page: 1, signal, ...more })
const load = (source: DocumentSource, conditions = words) =>
  source.load({ id: 'x/1', query: encodeUrlQuery(conditions), signal })

beforeEach(() => {
  send.mockReset()
  answer({ isSuccess: false, resultMsg: '不行' })
})

describe('a list asks its own section', () => {
  test.each(
    FISCAL_SECTIONS.map(({ library }, at) => [['LAWREGU', 'JUDGEMENT', 'PENALTY', 'DYNAMIC', 'QA'][at], library]),
  )('%s', async (type, library) => {
    await search(library as Library)
    expect(lastAddress()).toBe(
      `/fiscal-tax/api/v1/search/fiscalTaxList?query=全文:增值税&pageIndex=1&pageSize=10&order=relevance&fiscalTaxType=${type as string}`,
    )
  })

  test.each<[string, SearchableLibrary]>([
    ['search/suggest?keyword=税率&fiscalTaxType=PENALTY', penaltyLibrary],
    ['search/suggest?keyword=税率', FISCAL_AREA_SEARCH],
    ['taxIncentives/suggest?keyword=税率', incentiveLibrary],
  ])('what it suggests: %s', async (address, { suggest }) => {
    await suggest?.('税率', signal)
    expect(lastAddress()).toBe(`/fiscal-tax/api/v1/${address}`)
  })

  test('a server that suggests nothing here is no trouble, one that fails is', async () => {
    send.mockResolvedValue({ kind: 'reply', status: 404, text: '{}' })
    expect(await qaLibrary.suggest?.('税率', signal)).toEqual({ ok: true, data: [] })
    send.mockResolvedValue({ kind: 'reply', status: 500, text: '{}' })
    expect(await qaLibrary.suggest?.('税率', signal)).toMatchObject({ ok: false })
  })

  test('what the area suggests opens in the library that has it', () => {
    expect(suggestionTarget({ id: 'p1', library: 'fiscalPenalty' }, FISCAL_AREA_SEARCH.category, words)).toEqual({
      route: 'fiscal-tax-penalty-detail',
      params: { id: 'p1' },
    })
  })

  test('five rows of it in the view of all', async () => {
    await search(penaltyLibrary, words, { size: 5, order: '' })
    expect(lastAddress()).toContain('pageSize=5')
  })

  test('the day travels beside the query, and a day that no calendar has within it', async () => {
    await search(fiscalLawLibrary, [...words, asOf])
    expect(lastAddress()).toContain('query=全文:增值税&')
    expect(lastAddress()).toContain('asOf=2019-05-01')
    await search(fiscalLawLibrary, [{ ...asOf, value: '2019-13-01' }])
    expect(lastAddress()).not.toContain('asOf')
    expect(lastAddress()).toContain('query=有效时点:2019-13-01')
  })

  test('what holds no list of its section is garbled', async () => {
    answer({ isSuccess: true, data: { fiscalTaxQAListDto: { totalCount: 3 } } })
    expect(await search(qaLibrary)).toEqual({ ok: false, error: { id: 'garbled' } })
  })
})

test('a question’s row tells who answered, the number and the day', async () => {
  const item = {
    id: 'q1',
    question: '<em>增值税</em>怎么申报？',
    hitResult: '按月',
    dispatch_authority: '某税务局',
    document_number: '公告2024年第1号',
    answerDate: '2024-03-05',
  }
  answer({ isSuccess: true, data: { fiscalTaxQAListDto: { totalCount: 1, fiscalTaxQADtoList: [item] } } })
  expect(await search(qaLibrary)).toEqual({
    ok: true,
    data: {
      total: 1,
      rows: [
        {
          id: 'q1',
          view: {
            title: [
              { kind: 'hit', text: '增值税' },
              { kind: 'text', text: '怎么申报？' },
            ],
            snippet: [{ kind: 'text', text: '按月' }],
            meta: ['某税务局', '公告2024年第1号', '2024-03-05'],
          },
          metadata: { from: '某税务局', number: '公告2024年第1号', day: '2024-03-05' },
          opens: { route: 'fiscal-tax-qa-detail', params: { id: 'q1', query: encodeUrlQuery(words) } },
        },
      ],
    },
  })
})

describe('a document is asked for by its type', () => {
  test.each([
    ['law', fiscalLawSource, 'detail?id=x/1&type=LAWREGU&query=全文:增值税', 'LAWREGU'],
    ['case', fiscalCaseSource, 'detail?id=x/1&type=JUDGEMENT&query=全文:增值税', 'JUDGEMENT'],
    ['penalty', penaltySource, 'detail?id=x/1&type=PENALTY&query=全文:增值税', 'PENALTY'],
    ['news', dynamicSource, 'DYNAMIC/x/1?query=全文:增值税', 'DYNAMIC'],
    ['question', qaSource, 'QA/x/1?query=全文:增值税', 'QA'],
  ])('%s', async (_, source, address, type) => {
    await load(source)
    expect(lastAddress()).toBe(`/fiscal-tax/api/v1/search/${address}`)
    expect(source.downloadPath?.('x/1')).toBe(`/fiscal-tax/api/v1/search/download/${type}/x%2F1`)
  })

  test('a law also for a day', async () => {
    await load(fiscalLawSource, [...words, asOf])
    expect(lastAddress()).toBe('/fiscal-tax/api/v1/search/detail?id=x/1&type=LAWREGU&query=全文:增值税&asOf=2019-05-01')
  })

  test('news fail in the service’s words, the others in ours', () => {
    const error = { id: 'rejected', message: '稿件已撤回' } as const
    expect(dynamicSource.sentenceFor(error)).toBe('稿件已撤回')
    expect(qaSource.sentenceFor(error)).toBe('问答详情查询过程中出现错误')
    expect(penaltySource.sentenceFor(error)).toBe('行政处罚详情查询过程中出现错误')
    expect(dynamicSource.failureOf({ ...error, id: 'server' })).toBe('稿件已撤回')
    expect(dynamicSource.failureOf({ id: 'server' })).toBe('财税动态详情查询过程中出现错误')
    expect(qaSource.failureOf(error)).toBe('问答详情查询过程中出现错误')
    expect(penaltySource.failureOf(error)).toBe('行政处罚详情查询过程中出现错误')
  })
})

test('an answer reads line by line, with who gave it and when', () => {
  const { facts, passages, citation } = qaDocument({
    id: 'q1',
    question: '怎么申报？',
    answer: '一、按月。<br/>二、按<em>季</em>。',
    dispatch_authority: '某税务局',
    answerDate: '2024-03-05',
    publishBody: '12366',
    keywords: ['申报', '增值税'],
  })
  expect(facts.map(({ label, value }) => `${label} ${value}`)).toEqual([
    '解答机构 12366',
    '发布时间 2024-03-05',
    '核心词 申报、增值税',
    '发文机关 某税务局',
  ])
  expect(passages.map(({ text }) => text)).toEqual(['一、按月。', '二、按<em>季</em>。'])
  expect(citation).toContain('《怎么申报？》')
})

test('only the first line of a question is the title', () => {
  const { title, passages } = qaDocument({
    id: 'q2',
    question: '怎么<em>申报</em>？<br/>我上月开业，没有收入，是否也要<em>申报</em>？',
    answer: '要申报。',
    dispatch_authority: '',
    publishBody: '12366',
    keywords: [],
  })
  expect(title).toBe('怎么申报？')
  expect(passages.map(({ text }) => text)).toEqual([
    '问题',
    '我上月开业，没有收入，是否也要<em>申报</em>？',
    '解答',
    '要申报。',
  ])
})

describe('the row of a penalty', () => {
  const row = async (item: object) => {
    const penaltyDtoList = [{ jid: 'p1', title: '处罚', hitResult: '', institution: '', ...item }]
    answer({ isSuccess: true, data: { penaltyListDto: { penaltyDtoList, totalCount: 1 } } })
    const page = await search(penaltyLibrary)
    return page.ok ? page.data.rows[0]!.view : undefined
  }

  test('tells what its day is', async () => {
    const published = { publishDate: '2026-04-01' }
    expect((await row({ ...published, penaltyDate: '2025-08', caseNum: '税稽罚〔2025〕1号' }))?.meta).toEqual([
      '2025-08作出',
      '税稽罚〔2025〕1号',
    ])
    expect((await row(published))?.meta).toEqual(['2026-04-01发布'])
  })

  test('marks a report', async () => {
    expect((await row({ isReport: true }))?.labels).toEqual([{ kind: 'type', text: '案例通报' }])
    expect((await row({}))?.labels).toEqual([])
  })
})

test('a penalty has its sections as a catalog', () => {
  const { facts, catalog } = penaltyDocument({
    tdid: 'p1',
    title: '某公司虚开发票案',
    institution: '某稽查局',
    paragraphs: [{ lableName: '违法事实', subParagraphs: [{ text: '经检查，……' }] }],
  })
  expect(facts).toEqual([{ label: readerCopy.facts.penalty.institution, value: '某稽查局', isMetadata: true }])
  expect(catalog).toEqual([{ text: '违法事实', level: 1, passage: 0 }])
})

test('the filters of penalties ask their own section', async () => {
  const facet = [{ name: '增值税', value: '增值税', count: 1, hasChildren: false }]
  const request = { filter: 'taxTypeResults', conditions: words, signal }
  answer({ isSuccess: true, data: { taxTypeResults: facet } })
  expect(await penaltyLibrary.choices(request)).toEqual({ ok: true, data: facet })
  expect(new URL(lastAddress(), 'http://x').searchParams.get('fiscalTaxType')).toBe('PENALTY')
  // A service without this route has the choices in its list.
  const penaltyListDto = { penaltyDtoList: [], totalCount: 0 }
  send.mockImplementation(async ({ url }) => ({
    kind: 'reply',
    status: url.includes('fiscalTaxList') ? 200 : 404,
    text: JSON.stringify({ isSuccess: true, data: { penaltyListDto, taxTypeResults: facet } }),
  }))
  expect(await penaltyLibrary.choices(request)).toEqual({ ok: true, data: facet })
  expect(lastAddress()).toContain('fiscalTaxType=PENALTY')
})

test.each([
  ['news', FISCAL_SECTIONS[3]!.library],
  ['incentives', incentiveLibrary],
])('a list of %s has no filters, so no choices are asked for', async (_, library) => {
  expect(library.filters).toEqual([])
  expect(await library.choices({ filter: 'x', conditions: words, signal })).toEqual({ ok: true, data: [] })
  expect(send).not.toHaveBeenCalled()
})

test('an incentive shows its types from the root', () => {
  const paragraphVOs = [{ name: '享受主体', text: '甲\n乙' }]
  const document = incentiveDocument({ tid: 't1', title: '优惠', allTypeName: '增值税_即征即退_软件', paragraphVOs })
  expect(document.facts).toEqual([{ label: '优惠类型', value: '增值税 › 即征即退 › 软件' }])
  expect(document.passages).toHaveLength(3)
  expect(document.tree).toBe('增值税_即征即退_软件')
})

test('a type of incentives is asked for by its path', async () => {
  expect(incentiveTypeCondition('增值税_即征即退', '即征即退')).toEqual({
    name: '类型',
    value: '增值税/即征即退',
    description: '即征即退',
  })
  await search(incentiveLibrary, [incentiveTypeCondition('增值税_即征即退', '即征即退')])
  expect(lastAddress()).toBe(
    '/fiscal-tax/api/v1/taxIncentives/list?query=类型:增值税/即征即退&pageIndex=1&pageSize=10&order=relevance',
  )
})

test('the day is one of the conditions, and only a real one', () => {
  expect(splitAsOf([...words, asOf])).toEqual({ asOf: '2019-05-01', rest: words })
  expect(splitAsOf(words)).toEqual({ asOf: undefined, rest: words })
})

test('a service’s query becomes conditions that ask the same', () => {
  expect(decodeApiConditions('税种:印花税;any,税种:契税;any,全文:-房产')).toEqual([
    { name: '税种', value: '印花税', any: true },
    { name: '税种', value: '契税', any: true },
    { name: '全文', value: '-房产' },
  ])
})
