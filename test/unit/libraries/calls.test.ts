/** The request of each call, and the result of a refusal. */
import '../../support/without-taro'
import * as article from '@/api/article'
import { errorSentence } from '@/request/errors'
import * as judgement from '@/api/judgement'
import * as lawregu from '@/api/lawregu'
import * as similarity from '@/api/similarity'
import { copy } from '@/copy'
import type { Condition } from '@domain/query/condition'
import { libraryOf } from '@/libraries'
import { columnLibrary } from '@/libraries/article/search'
import { CATEGORIES, type CategoryKey } from '@/libraries/categories'
import { excellentThemeLibrary } from '@/libraries/excellent/search'
import type { Library } from '@/libraries/library'
import { createAbort } from '@/platform/transport/abort'
import { useOpenConfirmations } from '@/platform/messages'
import { transport } from '@/platform/transport'

const { signal } = createAbort()
const send = jest.spyOn(transport, 'send')
const answer = (body: unknown, status = 200) =>
  send.mockResolvedValue({ kind: 'reply', status, text: JSON.stringify(body) })
beforeEach(() => {
  send.mockReset()
  answer({})
})

/** The decoded path and query of a request, by default of the last one. */
const requestUrl = (at = send.mock.calls.length - 1) =>
  decodeURIComponent(new URL(send.mock.calls[at]![0].url, 'http://x').href).replace(/^https?:\/\/[^/]+/, '')

const WORDS: Condition[] = ['法', '关于', '-物权'].map(value => ({ name: '全文', value }))
const QUERY = '全文:法,全文:关于,全文:-物权'

const search = (library: Library, conditions = WORDS) =>
  library.search({ conditions, order: library.sorts[1]!.order, page: 3, signal })
const choices = (library: Library, filter: string, parent?: string) =>
  library.choices({ filter, parent, conditions: WORDS, signal })

test('a query goes encoded, once', async () => {
  await search(libraryOf('law'))
  expect(send.mock.calls[0]![0]).toMatchObject({ method: 'GET', signal })
  expect(send.mock.calls[0]![0].url).toMatch(
    /\?query=%E5%85%A8%E6%96%87%3A%E6%B3%95%2C%E5%85%A8%E6%96%87%3A%E5%85%B3%E4%BA%8E%2C%E5%85%A8%E6%96%87%3A-%E7%89%A9%E6%9D%83&pageIndex=3&pageSize=10&order=postingDate$/,
  )
})

describe('lists', () => {
  test.each([
    ['case', '/judgement-search/api/v1/search/list', 'judgementDate'],
    ['excellentCaseNew', '/judgement-search/api/v1/excellent/list', 'judgementDate'],
    ['law', '/ilawregu-search/api/v1/lawregu/list', 'postingDate'],
    ['judicial', '/judicialview/api/v1/judicialview/search', 'releaseDate'],
    ['article', '/iarticle-search/api/v1/article/articleList', 'releaseDate'],
    ['similarity', '/similarity/api/v1/similarity/_search', 'releaseDate'],
    ['proDoc', '/inspection/api/v1/search/inspectionList', 'releaseDate'],
    ['bidding', '/tender/api/v1/search/tenderList', 'releaseDate'],
  ] as Array<[CategoryKey, string, string]>)('%s: %s', async (key, path, order) => {
    await search(libraryOf(key))
    expect(requestUrl()).toBe(`${path}?query=${QUERY}&pageIndex=3&pageSize=10&order=${order}`)
  })

  test('one theme', async () => {
    await search(excellentThemeLibrary('2'))
    expect(requestUrl()).toMatch(`/judgement-search/api/v1/excellent/themes/2?query=${QUERY}&`)
  })

  test('one column: its articles only, whatever else is asked', async () => {
    await search(columnLibrary('砚衡法评'))
    expect(requestUrl()).toMatch(`/articleList?query=合作机构:砚衡法评,${QUERY}&`)
  })
})

describe('filters', () => {
  test.each([
    [
      'case',
      'courtResults',
      '江苏省',
      '/judgement-search/api/v1/search/caseLeftStatisticsByField?query=Q&field=courtResults&parent=江苏省',
    ],
    [
      'law',
      'regionResults',
      '江苏省',
      '/ilawregu-search/api/v1/lawregu/lawLeftStatisticsByField?query=Q&field=regionResults&parent=江苏省',
    ],
    ['judicial', 'volumeResults', undefined, '/judicialview/api/v1/judicialview/search?query=Q&pageIndex=1&pageSize=1'],
    ['similarity', 'books', undefined, '/similarity/api/v1/statisticsNode/_search?query=Q'],
    ['article', 'authorResults', undefined, '/iarticle-search/api/v1/article/articleLeft?query=Q&field=authorResults'],
    [
      'proDoc',
      'causeResults',
      '侵犯财产罪',
      '/inspection/api/v1/search/inspectionLeftStatistics?query=Q&field=causeResults&parent=侵犯财产罪',
    ],
    [
      'bidding',
      'regionResults',
      '山东省',
      '/tender/api/v1/search/tenderLeftStatistics?query=Q&field=regionResults&parent=山东省',
    ],
    [
      'excellentCaseNew',
      'themeResults',
      undefined,
      '/judgement-search/api/v1/excellent/leftStatisticsByField?query=Q&field=themeResults',
    ],
  ] as Array<[CategoryKey, string, string | undefined, string]>)(
    '%s, %s below %s',
    async (key, filter, parent, address) => {
      await choices(libraryOf(key), filter, parent)
      expect(requestUrl(0)).toBe(address.replace('Q', QUERY))
    },
  )

  test('those of excellent cases are counted among these only', async () => {
    await choices(excellentThemeLibrary('3'), 'caseResults')
    expect(requestUrl(0)).toBe(
      `/judgement-search/api/v1/excellent/leftStatisticsByField?query=${QUERY}&field=caseResults&theme=3`,
    )
  })

  test('a book is chosen by its number and shown by its name', async () => {
    answer({ isSuccess: true, data: [{ id: '7', name: '物业服务合同纠纷', count: 10, children: [] }] })
    expect(await choices(libraryOf('similarity'), 'books')).toEqual({
      ok: true,
      data: [{ name: '物业服务合同纠纷', value: '7', count: 10, hasChildren: false }],
    })
  })

  test('judicial filters are taken out of the list', async () => {
    const facet = (name: string) => [{ name, value: name, count: 1, hasChildren: false }]
    answer({
      isSuccess: true,
      data: { judicialViews: [], keywordResults: facet('损失'), volumeResults: facet('合同卷') },
    })
    expect(await choices(libraryOf('judicial'), 'keywordResults')).toEqual({ ok: true, data: facet('损失') })
    expect(await choices(libraryOf('judicial'), 'volumeResults')).toEqual({ ok: true, data: facet('合同卷') })
  })

  test('a service without the route of choices has them in its list; by name they are picked here', async () => {
    const facet = (name: string) => ({ name, value: name, count: 1, hasChildren: false })
    const courts = [{ ...facet('江苏省'), hasChildren: true, children: [facet('南京市'), facet('无锡市')] }]
    send.mockImplementation(async ({ url }) => ({
      kind: 'reply',
      status: url.includes('/search/list') ? 200 : 404,
      text: JSON.stringify({ succeed: true, result: { judgements: { totalCount: 0 }, courtResults: courts } }),
    }))
    const request = { filter: 'courtResults', conditions: WORDS, signal }
    const { choices: choicesOf } = libraryOf('case')
    expect(await choicesOf({ ...request, parent: '江苏省' })).toEqual({ ok: true, data: courts[0]!.children })
    expect(await choicesOf({ ...request, called: '南京' })).toEqual({ ok: true, data: [facet('南京市')] })
  })

  test('those of a drawer come at once', async () => {
    const data = { causeResults: [{ name: '盗窃罪', value: '盗窃罪', count: 1, hasChildren: false }] }
    answer({ isSuccess: true, data })
    expect(await libraryOf('proDoc').allChoices?.({ conditions: WORDS, signal })).toEqual({ ok: true, data })
    expect(requestUrl()).toBe(`/inspection/api/v1/search/inspectionLeftStatistics?query=${QUERY}`)
    expect(await choices(libraryOf('proDoc'), 'levelResults')).toEqual({ ok: true, data: [] })
  })
})

describe('suggestions', () => {
  test.each([
    ['case', '/judgement-search/api/v1/search/recommend/suggest?keyword=合同'],
    ['excellentCaseNew', '/judgement-search/api/v1/excellent/suggest?keyword=合同'],
    ['law', '/ilawregu-search/api/v1/lawregu/recommend/suggest?keyword=合同'],
    ['judicial', '/judicialview/api/v1/judicialview/suggest?keyword=合同&fields=keywords&fields=viewTitle'],
    ['article', '/iarticle-search/api/v1/article/recommend/suggest?keyword=合同&pageSize=10&advancedFlag=false'],
    ['similarity', '/similarity/api/v1/suggest?keyword=合同'],
    ['proDoc', '/inspection/api/v1/search/suggest?keyword=合同'],
    ['bidding', '/tender/api/v1/search/suggest?keyword=合同'],
  ] as Array<[CategoryKey, string]>)('%s: %s', async (key, address) => {
    await libraryOf(key).suggest?.('合同', signal)
    expect(requestUrl()).toBe(address)
  })

  test.each([
    ['article', '作者', '/iarticle-search/api/v1/article/recommend/suggest?keyword=合同&pageSize=10&advancedFlag=true'],
    ['judicial', '关键词', '/judicialview/api/v1/judicialview/suggest?keyword=合同&fields=keywords'],
    ['law', '引用法条', '/judgement-search/api/v1/search/recommend/suggest?keyword=合同'],
    ['proDoc', '案由', '/inspection/api/v1/search/suggestCase?keyword=合同'],
    ['proDoc', '检察院', '/inspection/api/v1/search/suggest?keyword=合同&fields=procuratorate'],
  ] as Array<[CategoryKey, string, string]>)('%s, for its %s: %s', async (key, name, address) => {
    const dimension = libraryOf(key).dimensions.find(each => each.name === name)
    await dimension?.suggest?.fetch('合同', signal)
    expect(requestUrl()).toBe(address)
  })
})

test.each([
  [() => lawregu.fetchNewLaws(2, 6), '/ilawregu-search/api/v1/lawregu/newLawExpress?pageIndex=2&pageSize=6'],
  [() => similarity.fetchRuleBooks(), '/similarity/api/v1/catalog'],
  [() => similarity.fetchRuleBook('7'), '/similarity/api/v1/catalog/7'],
  [() => similarity.fetchRuleBook('7', { headingsOnly: true }), '/similarity/api/v1/catalog/7?type=headings'],
  [
    () => similarity.fetchRuleBookCounts({ query: QUERY, id: '7' }),
    `/similarity/api/v1/statisticsNode/_search?query=${QUERY}&id=7`,
  ],
  [() => article.fetchArticleColumns(), '/iarticle-search/api/v1/article-column/list'],
  [
    () => article.fetchArticleColumn({ columnName: '砚衡法评' }),
    '/iarticle-search/api/v1/article-column/details?columnName=砚衡法评',
  ],
  [
    () => article.fetchArticleColumn({ wechatBiz: 'biz' }),
    '/iarticle-search/api/v1/article-column/details?wechatBiz=biz',
  ],
  [() => article.fetchHotArticles('砚衡法评'), '/iarticle-search/api/v1/article/getHotArticle?organ=砚衡法评'],
  [() => article.fetchHotArticles(), '/iarticle-search/api/v1/article/getHotArticle'],
  [() => judgement.fetchExcellentThemes(), '/judgement-search/api/v1/excellent/themes'],
] as Array<[() => Promise<unknown>, string]>)('%s asks %s', async (call, address) => {
  await call()
  expect(requestUrl()).toBe(address)
})

test('an id stays within its place in the address', async () => {
  await similarity.fetchRuleBook('1/2?a=b')
  expect(send.mock.calls[0]![0].url).toMatch(/\/catalog\/1%2F2%3Fa%3Db$/)
})

const keys = Object.keys(CATEGORIES) as CategoryKey[]

describe('what goes wrong is told', () => {
  test.each(keys)('%s: a refusal in either envelope', async key => {
    const refusals = [
      { status: 3, succeed: false, resultMsg: '检索条件过多' },
      { isSuccess: false, errMsg: '检索条件过多' },
    ]
    for (const refusal of refusals) {
      answer(refusal)
      const refused = await search(libraryOf(key))
      if (refused.ok) throw new Error('should fail')
      expect(refused.error.id).toBe('rejected')
      expect(errorSentence(refused.error)).toBe('检索条件过多')
    }
  })

  test.each(keys)('%s: no network, a broken server, garbage', async key => {
    const library = libraryOf(key)
    const filter = library.filters[0]!.key
    send.mockResolvedValue({ kind: 'network' })
    for (const asking of [search(library), choices(library, filter), library.suggest?.('合同', signal)])
      expect(await asking).toEqual({ ok: false, error: { id: 'network' } })
    answer({ resultMsg: 'SQLITE_BUSY' }, 500)
    const broken = await search(library)
    expect(broken).toMatchObject({ ok: false, error: { id: 'server' } })
    expect(!broken.ok && errorSentence(broken.error)).toBe(copy.error.server)
    send.mockResolvedValue({ kind: 'reply', status: 200, text: '<html>' })
    expect(await search(library)).toMatchObject({ ok: false, error: { id: 'garbled' } })
  })

  test.each(keys)('%s: an envelope that holds something else', async key => {
    const library = libraryOf(key)
    const filter = library.filters[0]!.key
    const good = { status: 0, succeed: true, isSuccess: true }
    for (const what of [null, {}, 'x', [null], { totalCount: 1 }]) {
      answer({ ...good, result: what, data: what })
      expect(await search(library)).toEqual({ ok: false, error: { id: 'garbled' } })
    }
    for (const what of [null, 'x', [null], { [filter]: {} }, { [filter]: [null] }]) {
      answer({ ...good, result: what, data: what })
      expect(await choices(library, filter)).toEqual({ ok: false, error: { id: 'garbled' } })
    }
  })

  test('a row without its words', async () => {
    answer({ status: 0, succeed: true, result: { judgements: { judgementDtoList: [{}], totalCount: 1 } } })
    expect(await search(libraryOf('case'))).toEqual({ ok: false, error: { id: 'garbled' } })
  })

  test.each(keys)('%s: a suggestion that fails is told in the box, not in an alert', async key => {
    // Long after any other alert, which would keep this one from coming.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000)
    useOpenConfirmations.setState({ open: [] })
    answer({}, 500)
    expect(await libraryOf(key).suggest?.('合同', signal)).toMatchObject({ ok: false, error: { id: 'server' } })
    expect(useOpenConfirmations.getState().open).toEqual([])
    clock.mockRestore()
  })
})
