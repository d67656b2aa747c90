/** Suggestions for a search without results. One request counts them, and a service may lack that call. */
import Taro from '@tarojs/taro'
import { useState } from 'react'
import { searchCopy } from '@/copy/search'
import type { Condition } from '@domain/query/condition'
import { takePendingFacts } from '@/stores/pending-facts'
import { SearchResults } from '@/features/results'
import { caseLibrary } from '@/libraries/case/search'
import type { Library, ResultPage } from '@/libraries/library'
import { transport } from '@/platform/transport'
import type { TransportReply, TransportRequest } from '@/platform/ports/data'
import { all, click, letPass, until } from '../support/render-block'
import { renderPage } from '../support/render-page'
import { replyWith } from '../support/search-page'
import { listenToToasts } from '../support/toasts'

const library: Library = { ...caseLibrary, search: async () => ({ ok: true, data: { rows: [], total: 0 } }) }
const COURT: Condition = { name: '法院', value: '江苏省', nameDescription: '地域', type: 'filter' }
const words = ['违约金', '-和解'].map((value): Condition => ({ name: '全文', value }))

let requests: TransportRequest[] = []
let now: Condition[] = []

const counts = () => requests.filter(({ url }) => url.includes('/counts'))
const everyLine = () => all('.empty-suggestions .list-item').map(({ textContent }) => textContent)
/** The lines without the offer to answer the words as a question, which has tests of its own. */
const lines = () => everyLine().filter(text => text !== searchCopy.offers.question)

const answering = (answer: (request: TransportRequest) => TransportReply) =>
  jest.spyOn(transport, 'send').mockImplementation(async request => {
    requests.push(request)
    return answer(request)
  })

async function show(conditions: Condition[], of = library) {
  function Screen() {
    const [query, setQuery] = useState(conditions)
    now = query
    return (
      <SearchResults
        library={of}
        conditions={query}
        order='relevance'
        onOrder={() => undefined}
        onConditions={setQuery}
      />
    )
  }
  await renderPage(Screen)
  await until(() => all(of === library ? '.state' : '.row').length > 0)
}

beforeEach(() => {
  jest.restoreAllMocks()
  requests = []
  listenToToasts()
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
})

test('what each condition costs is asked at once and said, the most gain first; a tap lets it go', async () => {
  answering(() => replyWith({ isSuccess: true, data: [3, 851, 0, 0] }))
  await show([...words, COURT])
  await until(() => lines().length === 2)
  expect(lines()).toEqual(['去掉“-和解”851 条', '去掉“违约金”3 条'])
  expect(counts()).toHaveLength(1)
  expect(JSON.parse(counts()[0]?.body ?? '')).toEqual({
    library: 'case',
    queries: [
      '全文:-和解,法院:江苏省',
      '全文:违约金,法院:江苏省',
      '全文:违约金,全文:-和解',
      '法院:江苏省,案由:违约金',
    ].map(query => ({ query })),
  })
  await click(all('.empty-suggestions .list-item__tap')[0]!)
  expect(now.map(({ value }) => value)).toEqual(['违约金', '江苏省'])
})

test.each([404, 500])('a server that answers %d shows nothing, and nobody is told', async status => {
  answering(() => ({ kind: 'reply', status, text: '{}' }))
  await show([...words, COURT])
  await until(() => counts().length === 1)
  await letPass(20)
  expect(lines()).toEqual([])
})

test('another word for it comes first, then the nearest cause, then what is let go; a tap searches so', async () => {
  const typed = ['老赖', '民间借贷', '借款'].map((value): Condition => ({ name: '全文', value }))
  answering(() => replyWith({ isSuccess: true, data: [7, 0, 9, 4, 0, 120, 800] }))
  await show(typed)
  await until(() => lines().length === 4)
  expect(lines()).toEqual([
    '“老赖”换成“失信被执行人”4 条',
    '同案由“民间借贷”120 条',
    '去掉“借款”9 条',
    '去掉“老赖”7 条',
  ])
  expect(counts()).toHaveLength(1)
  await click(all('.empty-suggestions .list-item__tap')[0]!)
  expect(now.map(({ value }) => value)).toEqual(['失信被执行人', '民间借贷', '借款'])
})

test('the cause that was chosen is offered without the words, once', async () => {
  const cause: Condition = { name: '案由', value: '民事/合同纠纷', description: '合同纠纷', type: 'filter' }
  answering(() => replyWith({ isSuccess: true, data: [0, 0, 0, 66] }))
  await show([...words, cause])
  await until(() => lines().length === 1)
  expect(lines()).toEqual(['同案由“合同纠纷”66 条'])
  await click(all('.empty-suggestions .list-item__tap')[0]!)
  expect(now).toEqual([cause])
  const { queries } = JSON.parse(counts()[0]?.body ?? '') as { queries: object[] }
  expect(queries).toHaveLength(4)
})

test('one condition alone has nothing to let go, and nothing is asked', async () => {
  answering(() => replyWith({ isSuccess: true, data: [1] }))
  await show([COURT])
  await letPass(50)
  expect(counts()).toEqual([])
})

test('a law that was typed is offered, and opens at its article', async () => {
  const name = '《中华人民共和国民法典》第五百七十七条'
  const law = { name, value: name, valueHighLight: [], description: '', id: 'l1', article: '第五百七十七条' }
  answering(({ url }) =>
    url.includes('suggest')
      ? replyWith({
          isSuccess: true,
          data: [{ pre: '法律法规', directToPageFlag: true, library: 'law', value: [law] }],
        })
      : replyWith({ isSuccess: true, data: [0, 0] }),
  )
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' })
  await show(['民法典', '577'].map((value): Condition => ({ name: '全文', value })))
  await until(() => lines().length === 1)
  expect(lines()).toEqual([`查看${name}`])
  await click(all('.empty-suggestions .list-item__tap')[0]!)
  await until(() => jest.mocked(Taro.navigateTo).mock.calls.length > 0)
  const went = jest.mocked(Taro.navigateTo).mock.calls.map(([{ url }]) => decodeURIComponent(url))
  expect(went).toEqual([expect.stringMatching(/\/law-detail\/l1\?article=第五百七十七条$/)])
})

test('a number that was typed is offered, and opens its document', async () => {
  const name = '（2015）民一终字第353号'
  const numbered = { name, value: name, valueHighLight: [], description: '', id: 'c1' }
  answering(({ url }) =>
    url.includes('suggest')
      ? replyWith({ isSuccess: true, data: [{ pre: '案号', directToPageFlag: true, value: [numbered] }] })
      : replyWith({ isSuccess: true, data: [0, 0] }),
  )
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' })
  await show([{ name: '全文', value: '2015民一终353' }])
  await until(() => lines().length === 1)
  expect(lines()).toEqual([`查看${name}`])
  await click(all('.empty-suggestions .list-item__tap')[0]!)
  await until(() => jest.mocked(Taro.navigateTo).mock.calls.length > 0)
  expect(jest.mocked(Taro.navigateTo).mock.calls[0]?.[0].url).toMatch(/-detail\/c1$/)
})

test('words that nothing has are offered as a question, and a tap asks it', async () => {
  answering(() => replyWith({ isSuccess: true, data: [] }))
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' })
  await show([{ name: '全文', value: '公司不给交社保' }])
  await until(() => everyLine().length === 2)
  await click(all('.empty-suggestions .list-item__tap')[0]!)
  await until(() => jest.mocked(Taro.navigateTo).mock.calls.length === 1)
  const { url } = jest.mocked(Taro.navigateTo).mock.calls[0]![0]
  expect(decodeURIComponent(url)).toContain('question=公司不给交社保')
})

test('a chosen filter is no question', async () => {
  answering(() => replyWith({ isSuccess: true, data: [] }))
  await show([COURT, { name: '全文', value: '-违约金过高' }])
  await letPass(50)
  expect(everyLine()).toEqual([])
})

const row = {
  id: 'c1',
  view: { title: [{ kind: 'text' as const, text: '甲案' }] },
  opens: { route: 'case-detail' as const, params: { jid: 'c1' } },
  metadata: {},
}
const withTotal = (total: number): Library => ({
  ...caseLibrary,
  search: () => Promise.resolve({ ok: true as const, data: { rows: [row], total } as ResultPage }),
})
const one = (value: string): Condition[] => [{ name: '全文', value }]

test('few results have ways on below them: the word in two, and the words of the statute, whatever their number', async () => {
  // The cause, the statute's words, and two places to split.
  answering(request => {
    const { queries = [] } = JSON.parse(request.body ?? '{}') as { queries?: Array<{ query: string }> }
    const totals: Record<string, number> = {
      '全文:违约金,全文:过高': 18,
      '全文:违约,全文:金过高': 9,
      '全文:违约金,全文:过分高于': 7,
    }
    return replyWith({ isSuccess: true, data: queries.map(({ query }) => totals[query] ?? 0) })
  })
  await show(one('违约金过高'), withTotal(8))
  await until(() => lines().length > 0)
  expect(lines()).toEqual(['拆成“违约金 过高”18 条', '“违约金过高”换成“违约金 过分高于”，法律用语7 条'])
  await click(all('.empty-suggestions .list-item__tap')[0]!)
  expect(now.map(({ value }) => value)).toEqual(['违约金', '过高'])
})

test.each([10, 200])('%d results are enough, and nothing is asked', async total => {
  answering(() => replyWith({ isSuccess: true, data: [99] }))
  await show(one('违约金过高'), withTotal(total))
  await letPass(50)
  expect(counts()).toEqual([])
})

test('a sentence that no judgment has leads to similar cases and to articles', async () => {
  answering(() => replyWith({ isSuccess: true, data: [0] }))
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' })
  await show(one('房东不退押金怎么办'))
  await until(() => everyLine().length === 2)
  expect(everyLine()).toEqual(['问法条', '案情检索'])
  await click(all('.empty-suggestions .list-item__tap')[1]!)
  await until(() => jest.mocked(Taro.navigateTo).mock.calls.length > 0)
  // The facts are not in the address.
  expect(jest.mocked(Taro.navigateTo).mock.calls[0]?.[0].url).toMatch(/\/alike$/)
  expect(takePendingFacts()).toBe('房东不退押金怎么办')
  expect(takePendingFacts()).toBe('')
})

test('a place, a year and a cause among the words are offered as conditions, and a tap takes them', async () => {
  answering(() => replyWith({ isSuccess: true, data: [0, 0, 0, 12, 0, 0, 0] }))
  await show(['北京', '交通事故', '2023'].map((value): Condition => ({ name: '全文', value })))
  await until(() => lines().length === 1)
  expect(lines()).toEqual(['理解为：地域 北京市 · 案由 机动车交通事故责任纠纷 · 年份 2023年12 条'])
  await click(all('.empty-suggestions .list-item__tap')[0]!)
  expect(now.map(({ name, value }) => `${name}:${value}`)).toEqual([
    '法院:北京市',
    '案由:机动车交通事故责任纠纷',
    '年份:2023',
  ])
})
