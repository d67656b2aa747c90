/** As many conditions as a query may have, asked of as many cases as a sample has. */
import type { CaseRecord } from '../../../server/corpus/records'
import { sampleCorpus } from '../../../server/corpus/sample'
import type { TestServer } from '../support/server'
import { get } from '../support/visits'
import { address, startSearchingSample } from './corpus'

const CONDITIONS = 200
/** The median counts: what else the machine does costs now one, now another. */
const RUNS = 3
/** Half as many words that are asked one by one: a question of all costs less. */
const SINGLE = 100
const LIST = '/judgement-search/api/v1/search/caseList'

let server: TestServer
let words: string[]

/** From all over the texts, each once. */
function wordsIn(cases: Iterable<CaseRecord>, wanted: number) {
  const found = new Set<string>()
  for (const { paragraphs } of cases)
    for (const { text } of paragraphs) {
      const word = text.slice(text.length / 2, text.length / 2 + 2 + (found.size % 3))
      if (/^[\u4e00-\u9fff]{2,}$/.test(word)) found.add(word)
      if (found.size === wanted) return [...found]
    }
  throw new Error(`only ${found.size} words`)
}

const list = (query: string) => get(server, address(LIST, { query, pageSize: '50' }))

/** Each time of words that nobody has asked for before. */
const fresh = (count = CONDITIONS) => words.splice(0, count)
const anyOf = (asked: string[]) => asked.map(word => `全文:${word};any`).join(',')
const allOf = (asked: string[]) => asked.map(word => `全文:${word}`).join(',')
const noneOf = ([, ...asked]: string[]) => ['全文:法院', ...asked.map(word => `全文:-${word}`)].join(',')

beforeAll(async () => {
  words = wordsIn(sampleCorpus().cases, (3 * RUNS + 2) * CONDITIONS + 3 * RUNS * SINGLE)
  server = await startSearchingSample()
  // The first questions of a process pay for the compiling of its code as well.
  await list(anyOf(fresh()))
})
afterAll(() => server.close())

/** Milliseconds of processor. */
async function costOf(queries: string[]): Promise<number> {
  const before = process.cpuUsage()
  for (const query of queries) {
    const { statusCode } = await list(query)
    expect(statusCode).toBe(200)
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const medianOf = (figures: number[]) => figures.sort((a, b) => a - b)[(figures.length - 1) / 2]!

test.each([
  ['any of the words', anyOf],
  ['a word without the others', noneOf],
  ['all the words', allOf],
])('%s: costs less than half of them one by one', async (what, queryOf) => {
  const together: number[] = []
  const oneByOne: number[] = []
  for (let run = 0; run < RUNS; run++) {
    together.push(await costOf([queryOf(fresh())]))
    oneByOne.push(await costOf(fresh(SINGLE).map(word => `全文:${word}`)))
  }
  const [all, each] = [medianOf(together), medianOf(oneByOne)]
  const figures = `${all.toFixed(0)} ms of processor, ${SINGLE} of them one by one ${each.toFixed(0)}`
  process.stdout.write(`figure: ${CONDITIONS} conditions, ${what}, took ${figures}\n`)
  expect(all).toBeLessThan(each)
})

test('a short query is not held up by a long one that came before it', async () => {
  const answered: string[] = []
  const ask = async (name: string, query: string) => {
    const { statusCode } = await list(query)
    answered.push(`${name} ${statusCode}`)
  }
  await Promise.all([ask('long', anyOf(fresh())), ask('short', '全文:违约金')])
  expect(answered).toEqual(['short 200', 'long 200'])
})
