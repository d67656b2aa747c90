/** A list without results has nothing to filter. */
import { encodeUrlQuery } from '@domain/query/codec'
import { type Condition, FILTER_TYPE } from '@domain/query/condition'
import { success } from '@/request/errors'
import { listCopy } from '@/copy/list'
import { ListScreen } from '@/pages/list/list-screen'
import { caseLibrary } from '@/libraries/case/search'
import type { Library, ListRow } from '@/libraries/library'
import { all, click, until } from '../support/render-block'
import { renderPage } from '../support/render-page'

const WORD: Condition = { name: '全文', value: '没有这样的词语' }
const YEAR: Condition = { name: '年份', value: '2024', type: FILTER_TYPE }
const ROW: ListRow = {
  id: 'r1',
  view: { title: [{ kind: 'text', text: '甲案' }] },
  metadata: {},
  opens: { route: 'case-detail', params: { jid: 'r1' } },
}

/** Shows a list whose only document has none of the words. */
async function open(...conditions: Condition[]) {
  const library: Library = {
    ...caseLibrary,
    search: async request => success({ rows: request.conditions.length ? [] : [ROW] }),
    choices: async () => success([]),
  }
  await renderPage(() => <ListScreen library={library} />, { query: encodeUrlQuery(conditions) })
  await until(() => all(conditions.length ? '.state' : '.row').length > 0)
}

const hasFilters = () => all('.filter-bar').length > 0
const reservesSpace = () => all('.list-screen--filtered').length > 0

test('has no filters but their space, until a search has results', async () => {
  await open(WORD)
  expect([hasFilters(), reservesSpace()]).toEqual([false, true])
  await click(all('.state .button').find(({ textContent }) => textContent === listCopy.results.clear)!)
  await until(() => all('.row').length > 0)
  expect([hasFilters(), reservesSpace()]).toEqual([true, true])
})

test('has its filters while one of them is chosen', async () => {
  await open(WORD, YEAR)
  expect([hasFilters(), reservesSpace()]).toEqual([true, true])
})
