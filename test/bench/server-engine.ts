/** `npm run bench:server [-- documents]`: how fast the embedded engine is, beside a plain scan of the same texts. */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { matches, type Near } from '@domain/text/matching'
import type { Clause, Order } from '../../server/engine/port'
import { openEngine } from '../../server/engine/sqlite'
import { COMMON, documents, randomFrom, someWords, SPEC, suggestions } from './engine/corpus'
import { measure, table, type Figure } from './engine/measure'

const COUNT = Number(process.argv[2] ?? 20_000)
const RUNS = 40
const NEWEST: Order = { by: 'relevance', newest: '日期' }
const ALL: Clause = { kind: 'all', clauses: [] }
const collection = SPEC.name

const memory = () => {
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage()
  const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`
  return `rss ${megabytes(rss)}, heap ${megabytes(heapUsed)}, array buffers ${megabytes(arrayBuffers)}`
}

async function bench(dir: string) {
  const file = path.join(dir, 'corpus.db')
  const engine = openEngine({ file })
  let characters = 0
  let generating = 0
  let start = performance.now()
  await engine.write(writer => {
    writer.define(SPEC)
    writer.suggest('words', suggestions(50_000))
    let asked = performance.now()
    for (const document of documents(COUNT)) {
      characters += document.title.length + document.blocks.reduce((sum, { text }) => sum + text.length + 1, 0)
      generating += performance.now() - asked
      writer.put(collection, document)
      asked = performance.now()
    }
  })
  const rate = characters / (performance.now() - start - generating) / 1000
  console.log(
    `${COUNT} documents, ${(characters / 1e6).toFixed(1)} million characters: indexed, committed and opened at ${rate.toFixed(2)} million a second`,
  )
  console.log(`file ${Math.round(engine.health().bytes / 2 ** 20)} MB; ${memory()}`)
  engine.close()

  start = performance.now()
  const cold = openEngine({ file })
  console.log(`opened in ${Math.round(performance.now() - start)} ms; ${memory()}`)
  start = performance.now()
  await cold.warmUp()
  console.log(`warmed up in ${Math.round(performance.now() - start)} ms`)

  const words = someWords()
  const random = randomFrom(23)
  const rare = (n: number) => words[3000 + ((n * 7919) % 9000)]!
  const common = (n: number) => words[(n * 31) % 60]!
  const text = (...wanted: string[]): Clause => ({ kind: 'text', scope: 'full', words: wanted })
  const nearby = (near: Near, ...wanted: string[]): Clause => ({ kind: 'text', scope: 'full', words: wanted, near })
  const search = async (where: Clause, from = 0, order = NEWEST) =>
    (await cold.search({ collection, where, order, from, size: 20 })).total

  const texts: string[] = []
  for (const { title, blocks } of documents(COUNT)) texts.push([title, ...blocks.map(block => block.text)].join('\n'))
  const scan = (wanted: string[], near?: Exclude<Near, { within: 'article' }>) =>
    texts.reduce((sum, one) => sum + Number(matches(one, wanted, near)), 0)

  const figures: Figure[] = []
  const row = async (...asked: Parameters<typeof measure>) => void figures.push(await measure(...asked))

  await row(
    '1 word, rare',
    RUNS,
    n => search(text(rare(n))),
    n => scan([rare(n)]),
  )
  await row(
    '1 word, common',
    RUNS,
    n => search(text(common(n))),
    n => scan([common(n)]),
  )
  const two = (n: number) => [common(n), rare(n + 100)]
  await row(
    '2 words, common and rare',
    RUNS,
    n => search(text(...two(n))),
    n => scan(two(n)),
  )
  const three = (n: number) => [COMMON[n % 8]!, common(n + 7), common(n + 19)]
  await row(
    '3 words, common',
    RUNS,
    n => search(text(...three(n))),
    n => scan(three(n)),
  )
  const character = (n: number) =>
    [...'的原被告合同一二三人法院本应有不中民公司年月日为与在以及其第条款约定付支借欠利息违金额判决书'][n]!
  await row(
    'single character',
    RUNS,
    n => search(text(character(n))),
    n => scan([character(n)]),
  )
  const pair = (n: number) => [COMMON[n % 8]!, common(n + 11)]
  const gap = { within: 'gap', gap: 10 } as const
  await row(
    'gap ≤ 10, the first question of a process',
    1,
    n => search(nearby(gap, ...pair(n))),
    n => scan(pair(n), gap),
  )
  await row(
    'gap ≤ 10, two common words',
    RUNS,
    n => search(nearby(gap, ...pair(n + 1))),
    n => scan(pair(n + 1), gap),
  )
  const sentence = { within: 'sentence' } as const
  await row(
    'same sentence',
    RUNS,
    n => search(nearby(sentence, ...pair(n))),
    n => scan(pair(n), sentence),
  )
  const paragraph = { within: 'paragraph' } as const
  await row(
    'same paragraph',
    RUNS,
    n => search(nearby(paragraph, ...pair(n))),
    n => scan(pair(n), paragraph),
  )
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

  console.log(
    `\n${table(figures)}\n\n${memory()}, of which the scanned texts ${Math.round((characters * 2) / 2 ** 20)} MB`,
  )

  start = performance.now()
  let asked = 0
  while (performance.now() - start < 3000) {
    await search(text(common(asked), words[random.below(words.length)]!))
    asked++
  }
  console.log(`${Math.round(asked / 3)} searches a second, one after the other`)
  cold.close()
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
