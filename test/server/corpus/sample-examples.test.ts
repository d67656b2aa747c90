/** The example searches of the search input have results in the sample. */
import { searchInputCopy } from '../../../src/copy/search-input'
import { wordConditions } from '../../../src/domain/query/condition'
import { encodeApiQuery } from '../../../src/domain/query/codec'
import { startSearchingSample } from '../services/corpus'
import { post } from '../support/visits'

let server: Awaited<ReturnType<typeof startSearchingSample>>
beforeAll(async () => void (server = await startSearchingSample()))
afterAll(() => server.close())

/** On home, words search titles there. */
const TITLES = ['law', 'bidding']

test.each(Object.entries(searchInputCopy.begin.queries))('of %s: %j', async (library, examples) => {
  const dimension = TITLES.includes(library) ? '标题' : '全文'
  const queries = examples.map(text => ({ query: encodeApiQuery(wordConditions(dimension, text)) }))
  const reply = await post(server, '/search-counts/api/v1/counts', { library, queries })
  const counts = reply.json<{ data: number[] }>().data
  expect(counts).toHaveLength(3)
  expect(Math.min(...counts)).toBeGreaterThan(0)
})
