/** Compares the engine with Lucene and a plain scan in one run, with new words for each query. */
import { matchesWords } from '@domain/text/matching'
import type { Clause, Engine } from '../../../server/engine/port'
import { queryLucene } from './lucene'
import { costOf, markdown, median } from './measure'
import { queriesOf, type EngineQuery } from './questions'

/** The number of queries for the plain scan, which reads all texts and is slow. */
const SCANNED = 3

const clauseOf = ({ words, near }: EngineQuery): Clause => ({
  kind: 'text',
  scope: 'full',
  words,
  ...(near && { near }),
})

interface QueryCost {
  cost: number
  hits: number
}

async function measureQueries(engine: Engine, questions: EngineQuery[], run: (where: Clause) => Promise<number>) {
  const results: QueryCost[] = []
  for (const question of questions) {
    let hits = 0
    const cost = await costOf(async () => (hits = await run(clauseOf(question))))
    results.push({ cost, hits })
  }
  engine.close()
  return results
}

/** `open` returns an engine with empty caches. */
export async function beside(dir: string, texts: string[], collection: string, open: () => Promise<Engine>) {
  const questions = queriesOf(texts)
  const searching = await open()
  const order = { by: 'relevance', newest: '日期' } as const
  const searches = await measureQueries(
    searching,
    questions,
    async where => (await searching.search({ collection, where, order, from: 0, size: 20 })).total,
  )
  const counting = await open()
  const counts = await measureQueries(counting, questions, where => counting.count({ collection, where }))
  const lucene = queryLucene(dir, texts, questions)

  const rows: string[][] = []
  for (const what of new Set(questions.map(question => question.what))) {
    const indexes = questions.flatMap((question, at) => (question.what === what ? [at] : []))
    const medianOf = (results: QueryCost[]) => median(indexes.map(at => results[at]!.cost))
    const [search, count] = [medianOf(searches), medianOf(counts)]
    const scans: number[] = []
    for (const at of indexes.slice(0, SCANNED)) {
      const { words, near } = questions[at]!
      scans.push(await costOf(() => texts.filter(text => matchesWords(text, words, near))))
    }
    const scan = median(scans)
    const hits = indexes.reduce((sum, at) => sum + searches[at]!.hits, 0)
    const other = lucene.get(what)
    const both = (left: number, right: number, digits = 2) => `${left.toFixed(digits)} / ${right.toFixed(digits)}`
    rows.push([
      what,
      String(Math.round(hits / indexes.length)),
      both(search, count),
      other ? both(other.search, other.count) : '',
      other ? both(search / other.search, count / other.count, 1) : '',
      other ? (other.hits === hits ? '' : `${(other.hits - hits) / indexes.length} more`) : '',
      scan.toFixed(1),
      (scan / search).toFixed(1),
    ])
  }
  const head = ['question', 'hits', 'engine: search / count', 'Lucene: search / count', 'ratio', 'Lucene finds']
  return markdown([...head, 'plain scan', 'scan ÷ search'], rows)
}
