/** Articles that answer a question: the request, the parsed reply, and the text of a row. */
import '../../support/without-taro'
import { decodeUrlQuery } from '@domain/query/codec'
import { replaceFilter, type Condition } from '@domain/query/condition'
import { type AnswersReply, readAnswers, articleAnswersLibrary } from '@/libraries/article-answers/search'
import { createAbort } from '@/platform/transport/abort'
import { transport } from '@/platform/transport'

const { signal } = createAbort()
const sent = jest.spyOn(transport, 'send')
const reply = (data: unknown) =>
  sent.mockResolvedValue({ kind: 'reply', status: 200, text: JSON.stringify({ isSuccess: true, data }) })
beforeEach(() => void sent.mockReset())

const ARTICLE = {
  lid: 'l1',
  title: '中华人民共和国民法典',
  article: '第五百八十五条',
  path: ['第三编　合同', '第八章　违约责任'],
  text: '当事人可以约定违约金。\n违约金过分高于损失的，可以适当减少。',
  standing: 'inForce',
  time_limited: '现行有效',
  ground: '来源载明',
  eff_level: '法律',
  effective_date: '2021-01-01',
  matched: ['违约金'],
  citedBy: 2,
  versions: 0,
}
const PAGE = {
  totalCount: 1,
  understood: { asOf: '2026-03-05', words: ['违约责任'], pieces: ['违约金太高'] },
  completeness: '本库收录至2026年3月1日',
  articles: [ARTICLE],
}

const pages: AnswersReply[] = []
const library = articleAnswersLibrary('违约金太高怎么办', page => void pages.push(page))
const search = (conditions: Condition[] = []) => library.search({ conditions, order: 'relevance', page: 2, signal })
const filter = (name: string, value: string) => replaceFilter([], name, { value })

async function rowOf(article: object, conditions: Condition[] = []) {
  reply({ ...PAGE, articles: [{ ...ARTICLE, ...article }] })
  const answer = await search(conditions)
  return answer.ok ? answer.data.rows[0]! : undefined
}

test('the question, the page and the filters go as params', async () => {
  reply(PAGE)
  await search([...filter('有效时点', '2020-05-01'), ...filter('效力级别', '法律'), ...filter('地域范围', '北京市')])
  const { searchParams, pathname } = new URL(sent.mock.calls[0]![0].url, 'http://x')
  expect(pathname).toBe('/ilawregu-search/api/v1/lawregu/articles')
  expect(Object.fromEntries(searchParams)).toEqual({
    question: '违约金太高怎么办',
    asOf: '2020-05-01',
    effLevel: '法律',
    region: '北京市',
    pageIndex: '2',
    pageSize: '10',
  })
})

test('a row has the law, its standing and the whole text with shared words marked; it opens there', async () => {
  const row = await rowOf({})
  expect(row?.view.title).toEqual([{ kind: 'text', text: '中华人民共和国民法典 第五百八十五条' }])
  expect(row?.view.labels).toEqual([
    { kind: 'status', shape: 'in-force', text: '现行有效' },
    { kind: 'type', text: '法律' },
    { kind: 'type', text: '2021年01月01日施行' },
  ])
  expect(row?.view.snippet?.map(segment => ('text' in segment ? [segment.kind, segment.text] : []))).toEqual([
    ['text', '当事人可以约定'],
    ['hit', '违约金'],
    ['text', '。\n'],
    ['hit', '违约金'],
    ['text', '过分高于损失的，可以适当减少。'],
  ])
  const { route, params } = row!.opens
  expect([route, params.lid, params.article]).toEqual(['law-detail', 'l1', '第五百八十五条'])
  expect(decodeUrlQuery(params.query).map(({ name, value }) => `${name}:${value}`)).toEqual(['全文:违约金'])
})

test.each([
  ['a law partly repealed', { time_limited: '部分失效' }, [], '部分失效'],
  ['a standing that nothing states', { standing: 'unknown', time_limited: '' }, [], '时效不明'],
  ['a law amended since the chosen day', { time_limited: '已被修改' }, filter('有效时点', '2020-05-01'), '当日有效'],
  ['an amended text', { standing: 'amended', time_limited: '已被修改' }, filter('有效时点', '2026-01-01'), '已被修改'],
  ['nothing good by default', { standing: undefined }, [], '时效不明'],
])('the standing of %s', async (_, article, conditions, text) => {
  expect((await rowOf(article, conditions))?.view.labels?.[0]).toMatchObject({ text })
})

test('a row whose text begins with a shared word has nothing before it', async () => {
  const row = await rowOf({ text: '违约金过高的。' })
  expect(row?.view.snippet).toEqual([
    { kind: 'hit', text: '违约金' },
    { kind: 'text', text: '过高的。' },
  ])
})

test('a service that counts neither citing cases nor versions tells of none', async () => {
  const row = await rowOf({ citedBy: undefined, versions: null })
  expect(row?.answer).toMatchObject({ citedBy: 0, versions: 0 })
})

test('choices are those of laws on any day, without their numbers', async () => {
  reply({ effLevelResults: [{ name: '法律', value: '法律', count: 7, hasChildren: false }] })
  const conditions = [...filter('有效时点', '2020-05-01'), ...filter('地域范围', '北京市')]
  const choices = await library.choices({ filter: 'effLevelResults', conditions, signal })
  expect(new URL(sent.mock.calls[0]![0].url, 'http://x').searchParams.get('query')).toBe('地域范围:北京市')
  expect(choices).toEqual({ ok: true, data: [{ name: '法律', value: '法律', hasChildren: false }] })
})

test('a page tells what was understood; the number of candidates is no total', async () => {
  reply(PAGE)
  const answer = await search()
  expect(pages.at(-1)).toMatchObject({ words: ['违约责任'], pieces: ['违约金太高'] })
  expect(answer).toMatchObject({ ok: true, data: { total: undefined, completeness: '本库收录至2026年3月1日' } })
  reply({ ...PAGE, totalCount: 0, articles: [] })
  expect(await search()).toMatchObject({ ok: true, data: { total: 0, rows: [] } })
})

test.each([[undefined], [{}], [{ totalCount: 1 }], [{ totalCount: 1, articles: [{ lid: 'l1' }] }], [[]]])(
  'an unreadable reply is no empty page: %j',
  answer => {
    expect(readAnswers(answer)).toBeUndefined()
  },
)
