/**
 * `npm run bench:server` measures the time for the charts of a search, with the overhead of HTTP. The search
 * has about 10,000 hits in 20,000 cases. The budget is 150 ms.
 */
import { rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { corpusFile } from '../../server/corpus/file'
import { sampleCorpus } from '../../server/corpus/sample'
import { openEngine } from '../../server/engine/open'
import { caseLibrary } from '../../server/libraries/case'
import { CHART_GROUP_SPECS } from '../../server/libraries/case/statistics'
import { lawLibrary } from '../../server/libraries/law'
import { startServer, temporaryDir } from '../server/support/server'
import { get, post } from '../server/support/visits'
import { type Figure, measure, table } from './engine/measure'

const COUNT = Number(process.argv[2] ?? 20_000)
const RUNS = 40
const BASE = '/judgement-search/api/v1/search'

/** Writes the cases. Thousands of cases share a court, but hardly any share a party. */
async function fill(file: string) {
  const engine = openEngine({ file })
  await engine.write(writer => {
    writer.define(caseLibrary.spec)
    writer.define(lawLibrary.spec)
    let n = 0
    for (const record of sampleCorpus({ cases: COUNT }).cases) {
      n++
      const parties = record.parties.map(party => ({ ...party, name: n % 3 ? `${party.name}${n}` : party.name }))
      const paragraphs = record.paragraphs.map(({ label, text }) => ({ label, text: text.slice(0, 200) }))
      writer.put('case', caseLibrary.toDocument({ ...record, parties, paragraphs }))
    }
  })
  return engine
}

/** Returns a later day for each number, so that each query is new. */
const day = (n: number) => new Date(Date.UTC(2020, 9, n)).toISOString().slice(0, 10)

async function bench(dir: string) {
  const engine = await fill(corpusFile(dir))
  await engine.warmUp()
  const server = await startServer({ LOG_LEVEL: 'error' }, { engine })
  const charts = async (query: string, statisticsFields = '') => {
    const reply = await get(server, `${BASE}/statisticsByFields?${new URLSearchParams({ query, statisticsFields })}`)
    return reply.json<{ result: { totalCount: number } }>().result.totalCount
  }
  const oneByOne = async (query: string) => {
    for (const { key } of CHART_GROUP_SPECS) await charts(query, key)
    return charts(query, 'law')
  }
  const laws = Array.from({ length: 50 }, (_, at) => ({ law: '民法典', article: String(560 + at) }))
  const cited = async (query: string) => {
    const reply = await post(server, `${BASE}/lawref/stat`, { query, laws })
    return reply.json<{ result: Array<{ count: number }> }>().result.reduce((sum, { count }) => sum + count, 0)
  }
  const queryFor = (word: string) => (n: number) => `全文:${word},裁判日期:${day(n)}TO`

  const figures: Figure[] = []
  const row = async (what: string, run: (n: number) => Promise<number>) =>
    void figures.push(await measure(what, RUNS, run))
  const [whole, alone, each, law] = [queryFor('法院'), queryFor('本院'), queryFor('判'), queryFor('人')]
  await row('all groups, asked for the first time', n => charts(whole(n)))
  await row('all groups, asked again', n => charts(whole(n)))
  await row('the parties alone, asked for the first time', n => charts(alone(n), 'party'))
  await row('the parties alone, asked again', n => charts(alone(n), 'party'))
  await row('ten groups in ten requests, asked for the first time', n => oneByOne(each(n)))
  await row('ten groups in ten requests, asked again', n => oneByOne(each(n)))
  await row('50 cited articles, asked for the first time', n => cited(law(n)))
  await row('50 cited articles, asked again', n => cited(law(n)))
  console.log(`\nstatistics of ${COUNT} cases, budget 150 ms\n${table(figures)}`)
  await server.close()
  engine.close()
}

async function main() {
  const dir = temporaryDir()
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`)
  try {
    await bench(dir)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

void main()
