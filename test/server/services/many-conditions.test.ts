/** The most conditions of a query, on all cases of the sample. */
import type { CaseRecord } from '../../../server/libraries/case/record'
import { sampleCorpus } from '../../../server/corpus/sample'
import type { SlicedWork } from '../../../server/engine/sqlite/slices'
import type { TestServer } from '../support/server'
import { get } from '../support/visits'
import { address, startSearchingSample } from './corpus'

const CONDITIONS = 200
/** Half as many words are searched one by one: a query with all of them costs less. */
const SINGLE = 100
const LIST = '/judgement-search/api/v1/search/caseList'

/** Steps of the engine, between which a query may pause. */
let mockSteps = 0

jest.mock('../../../server/engine/sqlite/slices', () => {
  const actual = jest.requireActual<typeof import('../../../server/engine/sqlite/slices')>(
    '../../../server/engine/sqlite/slices',
  )
  function* counted<T>(work: SlicedWork<T>): SlicedWork<T> {
    for (;;) {
      mockSteps++
      const step = work.next()
      if (step.done) return step.value
      yield
    }
  }
  return {
    ...actual,
    runInSlices: <T>(work: SlicedWork<T>, signal?: AbortSignal) => actual.runInSlices(counted(work), signal),
  }
})

let server: TestServer
let words: string[]

/** Returns distinct words from the texts of cases. */
function wordsIn(cases: Iterable<CaseRecord>, count: number) {
  const sample = new Set<string>()
  for (const { paragraphs } of cases)
    for (const { text } of paragraphs) {
      const word = text.slice(text.length / 2, text.length / 2 + 2 + (sample.size % 3))
      if (/^[\u4e00-\u9fff]{2,}$/.test(word)) sample.add(word)
      if (sample.size === count) return [...sample]
    }
  throw new Error(`only ${sample.size} words`)
}

const list = (query: string) => get(server, address(LIST, { query, pageSize: '50' }))

/** Takes new words for each measurement. */
const fresh = (count = CONDITIONS) => words.splice(0, count)
const anyOf = (terms: string[]) => terms.map(word => `全文:${word};any`).join(',')
const allOf = (terms: string[]) => terms.map(word => `全文:${word}`).join(',')
const noneOf = ([, ...terms]: string[]) => ['全文:法院', ...terms.map(word => `全文:-${word}`)].join(',')

beforeAll(async () => {
  words = wordsIn(sampleCorpus().cases, 5 * CONDITIONS + 3 * SINGLE)
  server = await startSearchingSample()
})
afterAll(() => server.close())

/** Returns the cost of queries in steps and in milliseconds of processor time. */
async function costOf(queries: string[]) {
  const before = { steps: mockSteps, time: process.cpuUsage() }
  for (const query of queries) {
    const { statusCode } = await list(query)
    expect(statusCode).toBe(200)
  }
  const { user, system } = process.cpuUsage(before.time)
  return { steps: mockSteps - before.steps, ms: Math.round((user + system) / 1000) }
}

test.each([
  ['any of the words', anyOf],
  ['a word without the others', noneOf],
  ['all the words', allOf],
])('%s: takes less than half of the steps of the words one by one', async (what, queryOf) => {
  const together = await costOf([queryOf(fresh())])
  const oneByOne = await costOf(fresh(SINGLE).map(word => `全文:${word}`))
  const [all, each] = [together, oneByOne].map(({ steps, ms }) => `${steps} steps, ${ms} ms of processor`)
  const figures = `${all}; ${SINGLE} of them one by one ${each}`
  process.stdout.write(`figure: ${CONDITIONS} conditions, ${what}, took ${figures}\n`)
  expect(together.steps).toBeGreaterThan(0)
  expect(together.steps).toBeLessThan(oneByOne.steps)
})

test('a short query is not delayed by a long one before it', async () => {
  const replies: string[] = []
  const ask = async (name: string, query: string) => {
    const { statusCode } = await list(query)
    replies.push(`${name} ${statusCode}`)
  }
  await Promise.all([ask('long', anyOf(fresh())), ask('short', '全文:违约金')])
  expect(replies).toEqual(['short 200', 'long 200'])
})
