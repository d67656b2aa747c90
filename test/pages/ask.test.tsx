/** 问法条: the question, the articles that answer it, and their links. */
import Taro from '@tarojs/taro'
import { articleAnswersCopy, fill } from '@/copy/article-answers'
import { replaceFilter } from '@domain/query/condition'
import { encodeUrlQuery } from '@domain/query/codec'
import { UNKNOWN_ON_DAY } from '@domain/law-time/ground-messages'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import { LIMITS } from '@domain/limits'
import { articleAnswersLibrary } from '@/libraries/article-answers/search'
import Ask from '@/pages/list/ask'
import { clipboard } from '@/platform/clipboard'
import { bridge } from '@/platform/bridge'
import { host } from '@/platform/host'
import { useSession } from '@/stores/session'
import { storage } from '@/platform/storage'
import { transport } from '@/platform/transport'
import { takePendingFacts } from '@/stores/pending-facts'
import { all, click, one, until } from '../support/render-block'
import { renderPage } from '../support/render-page'
import { listenToToasts, toastTexts } from '../support/toasts'

const words = articleAnswersCopy.answers
const QUESTION = '租房合同没到期房东要涨租金可以吗'
const ARTICLE = {
  lid: 'l1',
  title: '中华人民共和国民法典',
  article: '第五百四十三条',
  path: ['第三编　合同'],
  text: '当事人协商一致，可以变更合同。',
  standing: 'inForce',
  time_limited: '现行有效',
  ground: '来源载明',
  eff_level: '法律',
  effective_date: '2021-01-01',
  matched: ['合同'],
  citedBy: 1234,
  versions: 1,
}
let absent: string[] = []
const page = (articles: object[]) => ({
  totalCount: articles.length,
  understood: { asOf: '2026-03-05', words: ['出租人'], pieces: ['租房合同', '涨租金'], absent },
  completeness: '本库收录至2026年3月1日',
  articles,
})
const VERSION = { lid: 'l0', title: '中华人民共和国合同法', text: '旧条文', actionName: '1999年' }
const LAW = {
  lid: 'l1',
  title: ARTICLE.title,
  lawReguLinkBean: { tiaoName: ARTICLE.article, content: ARTICLE.text, lawreguItemLegislationHistoryVos: [VERSION] },
}

let queries: URLSearchParams[] = []
let articles: object[] = []

beforeEach(() => {
  jest.restoreAllMocks()
  storage.clear()
  queries = []
  articles = [ARTICLE]
  absent = []
  listenToToasts()
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{}] as never)
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' })
  jest.spyOn(transport, 'send').mockImplementation(async ({ url }) => {
    const { pathname, searchParams } = new URL(url, 'http://x')
    if (pathname.endsWith('/articles')) queries.push(searchParams)
    const data = pathname.endsWith('/articles') ? page(articles) : LAW
    return { kind: 'reply', status: 200, text: JSON.stringify({ isSuccess: true, data }) }
  })
})

const openAsk = (question?: string, query?: string) =>
  renderPage(Ask, {
    ...(question && { question: encodeURIComponent(question) }),
    ...(query && { query: encodeURIComponent(query) }),
  })
const named = (text: string) => all('[role="button"], [role="link"]').find(each => each.textContent?.includes(text))!
const destination = () => decodeURIComponent(jest.mocked(Taro.navigateTo).mock.calls.at(-1)?.[0].url ?? '')

test('a law without a known day is no law in force, and says why', async () => {
  articles = [{ ...ARTICLE, standing: 'unknown', ground: UNKNOWN_ON_DAY, effective_date: undefined }]
  await openAsk(QUESTION)
  await until(() => all('.answer').length === 1)
  expect(one('.answer').textContent).not.toContain(LAW_STATUS.inForce)
  expect(one('.answer__ground').textContent).toBe(UNKNOWN_ON_DAY)
})

test('given a question in the address, then its articles are shown whole, with what was understood', async () => {
  await openAsk(QUESTION)
  await until(() => all('.answer').length === 1)
  expect(queries[0]?.get('question')).toBe(QUESTION)
  expect(one('.answer__title').textContent).toBe('中华人民共和国民法典第五百四十三条')
  expect(one('.answer__text').textContent).toBe(ARTICLE.text)
  expect(all('.answer__text .segment-hit').map(({ textContent }) => textContent)).toEqual(['合同'])
  expect(one('.status').textContent).toBe('现行有效')
  expect(one('.answer__ground').textContent).toBe('依据：来源载明')
  const header = one('.answers-header').textContent
  for (const text of [QUESTION, '出租人', '本库收录至2026年3月1日', words.verbatim]) expect(header).toContain(text)
  expect(header).not.toContain('没有出现')
})

test('terms of the question that no shown article contains are named', async () => {
  absent = ['押金', '退租']
  articles = [ARTICLE, { ...ARTICLE, article: '第五百四十四条' }]
  await openAsk(QUESTION)
  await until(() => all('.answer').length === 2)
  expect(one('.answers-header').textContent).toContain('以下前2条条文没有出现“押金”“退租”')
})

test('an article leads to its law, to the judgments that cite it, to its versions and to the clipboard', async () => {
  const copied = jest.spyOn(clipboard, 'copy').mockResolvedValue(true)
  await openAsk(QUESTION)
  await until(() => all('.answer').length === 1)
  await click(one('.answer__title'))
  await until(() => destination().includes('law-detail'))
  expect(destination()).toContain('article=第五百四十三条')

  await click(named(fill(words.cases, { count: '1,234' })))
  await until(() => destination().includes('case-list'))
  expect(destination()).toContain('《中华人民共和国民法典》第五百四十三条')

  await click(named(words.cite))
  await until(() => copied.mock.calls.length === 1)
  expect(copied).toHaveBeenCalledWith('《中华人民共和国民法典》第五百四十三条：当事人协商一致，可以变更合同。')

  await click(named(fill(words.versions, { count: 1 })))
  await until(() => (document.querySelector('.sheet')?.textContent ?? '').includes('1999年'))
})

test('the count of other conditions does not change what is said of the answers', async () => {
  const onPage = jest.fn()
  const { search } = articleAnswersLibrary(QUESTION, onPage)
  const request = { conditions: [], order: '', page: 1, signal: new AbortController().signal }
  await search({ ...request, size: 1 })
  expect(onPage).not.toHaveBeenCalled()
  await search(request)
  expect(onPage).toHaveBeenCalledTimes(1)
  expect(queries.map(params => params.get('pageSize'))).toEqual(['1', '10'])
})

test('given no case and no other version, then neither is offered', async () => {
  articles = [{ ...ARTICLE, citedBy: 0, versions: 0, ground: undefined }]
  await openAsk(QUESTION)
  await until(() => all('.answer').length === 1)
  expect(all('.answer__action').map(({ textContent }) => textContent)).toEqual([words.cite])
  expect(all('.answer__ground')).toEqual([])
})

test.each([
  ['are not among the data', 200, { ...LAW, lawReguLinkBean: undefined }],
  ['do not come', 500, undefined],
])('earlier versions that %s: a message says so', async (_, status, data) => {
  const sent = jest.mocked(transport.send)
  await openAsk(QUESTION)
  await until(() => all('.answer').length === 1)
  sent.mockResolvedValue({ kind: 'reply', status, text: JSON.stringify({ isSuccess: status === 200, data }) })
  await click(named(fill(words.versions, { count: 1 })))
  await until(() => toastTexts().includes(articleAnswersCopy.answers.versionsFailed))
  expect(all('.versions')).toEqual([])
})

describe('a guest where searches need a login', () => {
  beforeEach(() => {
    jest.spyOn(host, 'current').mockReturnValue('app')
    jest.spyOn(bridge, 'turnToLoginPage').mockResolvedValue(true)
  })

  test.each([
    ['the judgments', [ARTICLE], () => fill(words.cases, { count: '1,234' })],
    ['the full text', [], () => fill(words.fullText, { words: '租房合同 涨租金' })],
  ])('is led to the login instead of %s', async (_, reply, label) => {
    articles = reply
    useSession.setState({ token: 't' })
    await openAsk(QUESTION)
    await until(() => all('.answer, .state').length === 1)
    useSession.setState({ token: undefined })
    await click(named(label()))
    await until(() => jest.mocked(bridge.turnToLoginPage).mock.calls.length === 1)
    expect(Taro.navigateTo).not.toHaveBeenCalled()
  })
})

test('given no article, then that is said, with the day of the library and what else can be done', async () => {
  articles = []
  await openAsk(QUESTION)
  await until(() => all('.state').length === 1)
  expect(one('.state__sentence').textContent).toBe(`${words.none}；本库收录至2026年3月1日`)
  expect(one('.answers-header').textContent).not.toContain(words.verbatim)
  await click(named(fill(words.fullText, { words: '租房合同 涨租金' })))
  await until(() => destination().includes('law-list'))
  for (const piece of ['租房合同', '涨租金']) expect(destination()).toContain(piece)
  await click(named(words.story))
  await until(() => destination().includes('alike'))
  expect([takePendingFacts(), takePendingFacts()]).toEqual([QUESTION, ''])
})

test('given filters that leave nothing, then they can be cleared', async () => {
  articles = []
  await openAsk(QUESTION, encodeUrlQuery(replaceFilter([], '效力级别', { value: '宪法' })))
  await until(() => all('.state').length === 1)
  expect(queries.at(-1)?.get('effLevel')).toBe('宪法')
  await click(named(words.clearFilters))
  await until(() => queries.at(-1)?.get('effLevel') === null)
})

test('a day that is none is not sent', async () => {
  await openAsk(QUESTION, encodeUrlQuery(replaceFilter([], '有效时点', { value: '2024-13-45' })))
  await until(() => all('.answer').length === 1)
  expect(queries[0]?.get('asOf')).toBeNull()
})

test('without a question the form is shown, with examples that can be asked', async () => {
  await openAsk()
  await until(() => all('.question-form').length === 1)
  expect(named(words.find).getAttribute('aria-disabled')).toBe('true')
  await click(named(words.exampleQuestions[0]))
  await until(() => queries.length === 1)
  expect(queries[0]?.get('question')).toBe(words.exampleQuestions[0])
})

test('a question of an address is cut at the limit of the service', async () => {
  await openAsk('问'.repeat(LIMITS.question + 500))
  await until(() => queries.length === 1)
  expect(queries[0]?.get('question')).toHaveLength(LIMITS.question)
})
