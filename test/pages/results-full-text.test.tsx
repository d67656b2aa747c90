/** Without results: a search of titles in a library that finds some in its full texts, and a list without conditions. */
import { useState } from 'react'
import { listCopy } from '@/copy/list'
import type { Condition } from '@domain/query/condition'
import { SearchResults } from '@/features/results'
import { caseLibrary } from '@/libraries/case/search'
import type { Library, ListRow, SearchRequest } from '@/libraries/library'
import { all, click, until } from '../support/render-block'
import { renderPage } from '../support/render-page'
import { listenToToasts } from '../support/toasts'

const ROW: ListRow = {
  id: 'r1',
  view: { title: [{ kind: 'text', text: '第1件' }] },
  metadata: {},
  opens: { route: 'case-detail', params: { jid: 'r1' } },
}

const NO_CONDITIONS: Condition[] = []

let requests: SearchRequest[] = []
let inTexts = 0

const library: Library = {
  ...caseLibrary,
  search: async request => {
    requests.push(request)
    const total = request.conditions[0]?.name === '全文' ? inTexts : 0
    return { ok: true, data: { rows: total ? [ROW] : [], total } }
  },
}

function Screen() {
  const [conditions, setConditions] = useState<Condition[]>([{ name: '标题', value: '违约金' }])
  return (
    <SearchResults
      library={library}
      conditions={conditions}
      order='judgementDate'
      onOrder={() => undefined}
      onConditions={setConditions}
    />
  )
}

beforeEach(() => {
  requests = []
  listenToToasts()
})

const text = () => document.body.textContent ?? ''
const buttons = () => all('.state [role="button"]')

test('how many full texts have the words is said, and they are one tap away', async () => {
  inTexts = 1233
  await renderPage(Screen)
  await until(() => text().includes('标题中没有，全文中有1,233条'))
  expect(requests[1]).toMatchObject({ conditions: [{ name: '全文', value: '违约金' }], page: 1, size: 1 })
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['查看全文中的1,233条', listCopy.results.clear])
  await click(buttons()[0]!)
  await until(() => all('.row').length === 1)
  expect(requests[requests.length - 1]).toMatchObject({
    conditions: [{ name: '全文', value: '违约金' }],
    order: 'judgementDate',
  })
})

test('where the full texts have none either, the usual sentence stands', async () => {
  inTexts = 0
  await renderPage(Screen)
  await until(() => requests.length === 2)
  await until(() => text().includes(listCopy.results.empty))
  expect(buttons().map(({ textContent }) => textContent)).toEqual([listCopy.results.clear])
})

test('a list without conditions and documents blames no conditions', async () => {
  await renderPage(() => (
    <SearchResults
      library={library}
      conditions={NO_CONDITIONS}
      order=''
      onOrder={() => undefined}
      onConditions={() => undefined}
    />
  ))
  await until(() => all('.state').length === 1)
  expect(text()).toContain(listCopy.noDocuments)
  expect(text()).not.toContain(listCopy.results.empty)
  expect(buttons().map(({ textContent }) => textContent)).toEqual([listCopy.action.home])
})
