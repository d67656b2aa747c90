/** The notice that some results are of a notable kind, such as 参考案例. */
import { useState } from 'react'
import type { Condition } from '@domain/query/condition'
import { SearchResults } from '@/features/results'
import { caseLibrary } from '@/libraries/case/search'
import { transport } from '@/platform/transport'
import { all, click, one, until } from '../support/render-block'
import { renderPage } from '../support/render-page'

const item = (jid: string) => ({
  ...{ jid, title: `${jid}买卖合同案`, hitResult: '', judgementType: '', leveloftria: '', caseType: '民事' },
  ...{ publishType: 0, courtName: '', caseNumber: '' },
})

let queries: string[]

beforeEach(() => {
  queries = []
  jest.spyOn(transport, 'send').mockImplementation(({ url }) => {
    const query = new URL(url, 'http://app').searchParams.get('query') ?? ''
    queries.push(query)
    const isNarrow = query.includes('案例类型')
    const rows = isNarrow ? [item('甲')] : [item('甲'), item('乙')]
    const judgements = { judgementDtoList: rows, totalCount: rows.length }
    const result = { judgements, order: 'relevance', ...(isNarrow ? {} : { referenceCases: 1 }) }
    return Promise.resolve({ kind: 'reply', status: 200, text: JSON.stringify({ status: 0, result }) })
  })
})
afterEach(() => jest.restoreAllMocks())

function Screen() {
  const [conditions, setConditions] = useState<Condition[]>([{ name: '全文', value: '货款' }])
  const list = { library: caseLibrary, conditions, order: 'relevance' }
  return <SearchResults {...list} onOrder={() => {}} onConditions={setConditions} />
}

test('the number of 参考案例 stands above the rows; a tap leaves only them', async () => {
  await renderPage(Screen)
  await until(() => all('.row').length === 2)
  const line = one('.results-notable')
  expect(line.textContent).toBe('含人民法院案例库参考案例 1 条')
  expect(line.compareDocumentPosition(all('.row')[0]!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await click(line)
  await until(() => all('.row').length === 1)
  expect(queries).toContainEqual(expect.stringContaining('案例类型:参考案例'))
  expect(all('.results-notable')).toHaveLength(0)
})
