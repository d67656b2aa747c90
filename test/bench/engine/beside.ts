/** The engine beside Lucene and beside a plain scan, in the same run: words that were not asked before. */
import { matches } from '@domain/text/matching'
import type { Clause, Engine } from '../../../server/engine/port'
import { askLucene } from './lucene'
import { costOf, markdown, median } from './measure'
import { questionsOf, type Question } from './questions'

/** A scan of all texts takes its time. */
const SCANNED = 3

const clauseOf = ({ words, near }: Question): Clause => ({ kind: 'text', scope: 'full', words, ...(near && { near }) })

interface Asked {
  cost: number
  hits: number
}

async function ask(engine: Engine, questions: Question[], run: (where: Clause) => Promise<number>) {
  const asked: Asked[] = []
  for (const question of questions) {
    let hits = 0
    const cost = await costOf(async () => (hits = await run(clauseOf(question))))
    asked.push({ cost, hits })
  }
  engine.close()
  return asked
}

/** `open` gives an engine that has been asked nothing. */
export async function beside(dir: string, texts: string[], collection: string, open: () => Promise<Engine>) {
  const questions = questionsOf(texts)
  const searching = await open()
  const order = { by: 'relevance', newest: '日期' } as const
  const searches = await ask(
    searching,
    questions,
    async where => (await searching.search({ collection, where, order, from: 0, size: 20 })).total,
  )
  const counting = await open()
  const counts = await ask(counting, questions, where => counting.count({ collection, where }))
  const lucene = askLucene(dir, texts, questions)

  const rows: string[][] = []
  for (const what of new Set(questions.map(question => question.what))) {
    const own = questions.flatMap((question, at) => (question.what === what ? [at] : []))
    const medianOf = (asked: Asked[]) => median(own.map(at => asked[at]!.cost))
    const [search, count] = [medianOf(searches), medianOf(counts)]
    const scans: number[] = []
    for (const at of own.slice(0, SCANNED)) {
      const { words, near } = questions[at]!
      scans.push(await costOf(() => texts.filter(text => matches(text, words, near))))
    }
    const scan = median(scans)
    const hits = own.reduce((sum, at) => sum + searches[at]!.hits, 0)
    const other = lucene.get(what)
    const both = (left: number, right: number, digits = 2) => `${left.toFixed(digits)} / ${right.toFixed(digits)}`
    rows.push([
      what,
      String(Math.round(hits / own.length)),
      both(search, count),
      other ? both(other.search, other.count) : '',
      other ? both(search / other.search, count / other.count, 1) : '',
      other ? (other.hits === hits ? '' : `${(other.hits - hits) / own.length} more`) : '',
      scan.toFixed(1),
      (scan / search).toFixed(1),
    ])
  }
  const head = ['question', 'hits', 'engine: search / count', 'Lucene: search / count', 'ratio', 'Lucene finds']
  return markdown([...head, 'plain scan', 'scan ÷ search'], rows)
}
