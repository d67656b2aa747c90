/** Cases similar to a statement of facts: the request, the text of a row, and the suggested causes. */
import '../../support/without-taro'
import { decodeUrlQuery } from '@domain/query/codec'
import type { Condition } from '@domain/query/condition'
import { type SimilarCasesSummary, similarCasesLibrary } from '@/libraries/similar-cases/search'
import { createAbort } from '@/platform/transport/abort'
import { transport } from '@/platform/transport'

const { signal } = createAbort()
const send = jest.spyOn(transport, 'send')
const answer = (result: unknown) =>
  send.mockResolvedValue({ kind: 'reply', status: 200, text: JSON.stringify({ status: 0, succeed: true, result }) })
beforeEach(() => void send.mockReset())

const FACTS = '孙某酒后驾车追尾，致前车司机受伤住院，双方为误工费发生争议。'
const CAUSE: Condition = { name: '案由', value: '交通肇事罪' }
const CAUSES = [{ name: '交通肇事罪', value: '交通肇事罪', count: 1 }]
const FOUND = {
  judgements: {
    judgementDtoList: [
      { jid: 'c1', title: '某案', hitResult: '本院认为', reasons: ['刘某<em>酒后驾车</em>离开', '<em>误工费</em>'] },
    ],
    totalCount: 1,
  },
  causes: CAUSES,
}

const summaries: Array<[SimilarCasesSummary, Condition[]]> = []
const library = similarCasesLibrary(FACTS, (summary, conditions) => void summaries.push([summary, conditions]))
const search = (conditions: Condition[], page = 1) => library.search({ conditions, order: 'relevance', page, signal })

test('facts go in the body alone, with the conditions and the page', async () => {
  answer(FOUND)
  await search([CAUSE], 3)
  const [call] = send.mock.calls[0]!
  expect(call).toMatchObject({ method: 'POST', signal })
  expect(call.url).toMatch(/\/judgement-search\/api\/v1\/alike$/)
  expect(JSON.parse(call.body!)).toEqual({ facts: FACTS, query: '案由:交通肇事罪', pageIndex: '3', pageSize: '10' })
})

test('a row says what is shared, and its document marks the same', async () => {
  answer(FOUND)
  const result = await search([CAUSE])
  const [row] = result.ok ? result.data.rows : []
  expect(row!.view.snippet).toEqual([
    { kind: 'text', text: '相同：' },
    { kind: 'hit', text: '酒后驾车' },
    { kind: 'text', text: ' · ' },
    { kind: 'hit', text: '误工费' },
    { kind: 'break' },
    { kind: 'text', text: '刘某' },
    { kind: 'hit', text: '酒后驾车' },
    { kind: 'text', text: '离开' },
  ])
  const { jid, query } = row!.opens.params
  expect(jid).toBe('c1')
  expect(decodeUrlQuery(query).map(({ name, value }) => `${name}:${value}`)).toEqual([
    '案由:交通肇事罪',
    '全文:酒后驾车',
    '全文:误工费',
  ])
})

test('each search tells its causes and its number, with its conditions', async () => {
  summaries.length = 0
  answer(FOUND)
  const conditions = [CAUSE]
  await search(conditions)
  await search([])
  expect(summaries).toMatchObject([
    [{ causes: CAUSES, total: 1 }, conditions],
    [{ causes: CAUSES, total: 1 }, []],
  ])
  expect(summaries[0]?.[1]).toBe(conditions)
})

test('a row of a case with nothing in common has no passage', async () => {
  answer({ judgements: { judgementDtoList: [{ jid: 'c1', title: '某案', reasons: [] }], totalCount: 1 } })
  const result = await search([CAUSE])
  expect(result).toMatchObject({ ok: true, data: { rows: [{ view: { snippet: [] } }] } })
})

test('a search whose reply names no causes suggests none; one that fails tells nothing', async () => {
  summaries.length = 0
  answer({ ...FOUND, causes: undefined })
  await search([])
  expect(summaries).toMatchObject([[{ causes: [], total: 1 }, []]])
  send.mockResolvedValue({ kind: 'network' })
  expect([await search([]), summaries.length]).toEqual([{ ok: false, error: { id: 'network' } }, 1])
})

test('choices say nothing of how many cases have them', async () => {
  answer([{ name: '刑事', value: '刑事', count: 7, hasChildren: true }])
  const choices = await library.choices({ filter: 'caseResults', conditions: [], signal })
  expect(choices).toEqual({ ok: true, data: [{ name: '刑事', value: '刑事', hasChildren: true }] })
  const children = [{ name: '盗窃罪', value: '盗窃罪', count: 3, hasChildren: false }]
  answer({ caseResults: [{ name: '刑事', value: '刑事', count: 7, hasChildren: true, children }] })
  const all = await library.allChoices!({ conditions: [], signal })
  const theft = { name: '盗窃罪', value: '盗窃罪', hasChildren: false }
  const criminal = { name: '刑事', value: '刑事', hasChildren: true, children: [theft] }
  expect(all).toEqual({ ok: true, data: { caseResults: [criminal] } })
})
