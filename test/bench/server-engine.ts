/**
 * `npm run bench:server [-- documents]` measures the embedded engine's speed. It compares the engine with
 * Lucene and a plain scan of the same texts.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import type { Clause, Order } from '../../server/engine/port'
import { openEngine } from '../../server/engine/open'
import { beside } from './engine/beside'
import { COMMON, documents, randomFrom, someWords, SPEC, suggestions } from './engine/corpus'
import { measure, median, table, type Figure } from './engine/measure'

const COUNT = Number(process.argv[2] ?? 20_000)
const RUNS = 40
const ADDED = 9
const NEWEST: Order = { by: 'relevance', newest: '日期' }
const ALL: Clause = { kind: 'all', clauses: [] }
const collection = SPEC.name

const memory = () => {
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage()
  const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`
  return `rss ${megabytes(rss)}, heap ${megabytes(heapUsed)}, array buffers ${megabytes(arrayBuffers)}`
}

/** Returns the cost of adding one document while other documents are served. */
async function oneMore(file: string) {
  const engine = openEngine({ file })
  await engine.warmUp()
  const times: number[] = []
  for (const document of documents(ADDED)) {
    const start = performance.now()
    await engine.write(writer => writer.put(collection, { ...document, id: `one-more-${document.id}` }))
    times.push(performance.now() - start)
  }
  const log = statSync(`${file}-wal`).size
  engine.close()
  console.log(
    `one more document: p50 ${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms; log ${(log / 2 ** 20).toFixed(1)} MB after ${ADDED}`,
  )
}

async function bench(dir: string) {
  const file = path.join(dir, 'corpus.db')
  const engine = openEngine({ file })
  let characters = 0
  let generating = 0
  let start = performance.now()
  await engine.write(async writer => {
    writer.define(SPEC)
    writer.suggest('words', suggestions(50_000))
    let resumed = performance.now()
    for (const document of documents(COUNT)) {
      characters += document.title.length + document.blocks.reduce((sum, { text }) => sum + text.length + 1, 0)
      generating += performance.now() - resumed
      writer.put(collection, document)
      await writer.pause()
      resumed = performance.now()
    }
  })
  const rate = characters / (performance.now() - start - generating) / 1000
  console.log(
    `${COUNT} documents, ${(characters / 1e6).toFixed(1)} million characters: indexed, committed and opened at ${rate.toFixed(2)} million a second`,
  )
  console.log(`file ${Math.round((await engine.health()).bytes / 2 ** 20)} MB; ${memory()}`)
  engine.close()

  start = performance.now()
  const cold = openEngine({ file })
  console.log(`opened in ${Math.round(performance.now() - start)} ms; ${memory()}`)
  start = performance.now()
  await cold.warmUp()
  console.log(`warmed up in ${Math.round(performance.now() - start)} ms`)

  const words = someWords()
  const random = randomFrom(23)
  const common = (n: number) => words[(n * 31) % 60]!
  const text = (...terms: string[]): Clause => ({ kind: 'text', scope: 'full', words: terms })
  const search = async (where: Clause, from = 0, order = NEWEST) =>
    (await cold.search({ collection, where, order, from, size: 20 })).total

  const figures: Figure[] = []
  const row = async (...args: Parameters<typeof measure>) => void figures.push(await measure(...args))
  await row('common word but not another', RUNS, n =>
    search({ kind: 'all', clauses: [text(common(n + 3)), { kind: 'not', clause: text(common(n + 29)) }] }),
  )
  await row('word, range, values', RUNS, n =>
    search({
      kind: 'all',
      clauses: [
        text(common(n + 5)),
        { kind: 'range', field: '日期', from: 20120101 + n, to: 20181231 },
        { kind: 'value', field: '案由', values: [`案由${n % 5}`] },
      ],
    }),
  )
  const half = (n: number): Clause => ({ kind: 'range', field: '标的', from: 5_000_000 + n })
  const fields = SPEC.values.map(field => ({ field, limit: 50 }))
  await row('12 facets of half of all', RUNS, async n => {
    const facets = await cold.facets({ collection, where: half(n), fields })
    return facets.类型!.reduce((sum, { count }) => sum + count, 0)
  })
  await row('page 1 of all', RUNS, () => search(ALL))
  await row('page 900 of all', RUNS, () => search(ALL, 899 * 20))
  await row('all by amount, asked anew', RUNS, n =>
    search(half(n), 0, { by: 'number', field: '标的', direction: 'desc' }),
  )
  await row('the same again, another page', RUNS, n => search(text(COMMON[n % 8]!), 20 * n))
  await row('suggest, 50,000 entries', 200, async n => {
    const word = words[random.skewed(words.length)]!
    return (await cold.suggest({ dictionaries: ['words'], text: word.slice(0, 1 + (n % 3)), limit: 5 })).length
  })
  await row('get', 200, async () => ((await cold.get(collection, `case-${random.below(COUNT)}`)) ? 1 : 0))

  console.log(`\n${table(figures)}\n\n${memory()}`)

  start = performance.now()
  let count = 0
  while (performance.now() - start < 3000) {
    await search(text(common(count), words[random.below(words.length)]!))
    count++
  }
  console.log(`${Math.round(count / 3)} searches a second, one after the other`)
  cold.close()

  const texts: string[] = []
  for (const { title, blocks } of documents(COUNT)) texts.push([title, ...blocks.map(block => block.text)].join('\n'))
  const open = async () => {
    const fresh = openEngine({ file })
    await fresh.warmUp()
    return fresh
  }
  console.log(
    `\nWords not asked before, milliseconds of processor, medians:\n${await beside(dir, texts, collection, open)}`,
  )
  await oneMore(file)
}

async function main() {
  const dir = mkdtempSync(path.join(tmpdir(), 'bench-engine-'))
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`)
  try {
    await bench(dir)
  } finally {
    rmSync(dir, { recursive: true })
  }
}

void main()
