/** Runs queries on one engine, one after the other. Records results, times and processor cost. */
import { type Engine, QueryTooHardError, EngineUnavailableError } from '../../../server/engine/port'
import { BusyError } from '../../../server/threads/busy'
import { CASE_SPEC } from './cases'
import { type ScaleQuery, WARMING } from './questions'

export interface QueryResult {
  what: string
  /** The milliseconds of each measured query. */
  taken: number[]
  /** The average processor time of a query in milliseconds. */
  cost: number
  /** For each query the total and the first ids, or the counts. For a refused query the error. */
  answers: string[]
  hits: number
}

const PAGE = 20
const collection = CASE_SPEC.name

async function answerOf(engine: Engine, question: ScaleQuery): Promise<{ hits: number; answer: string }> {
  switch (question.kind) {
    case 'search': {
      const { where, order, from } = question
      const { total, hits } = await engine.search({ collection, where, order, from, size: PAGE })
      return { hits: total, answer: `${total} ${hits.map(({ id }) => id).join()}` }
    }
    case 'facets': {
      const { where, fields } = question
      const facets = await engine.facets({ collection, where, fields })
      return { hits: Object.values(facets)[0]!.length, answer: JSON.stringify(facets) }
    }
    case 'suggest': {
      const words = await engine.suggest({ dictionaries: ['words'], text: question.text, limit: 5 })
      return { hits: words.length, answer: words.map(({ text }) => text).join() }
    }
  }
}

export const REFUSED = 'refused: '

async function answerOrError(engine: Engine, question: ScaleQuery) {
  try {
    return await answerOf(engine, question)
  } catch (error) {
    const isRefused = [BusyError, QueryTooHardError, EngineUnavailableError].some(kind => error instanceof kind)
    if (!isRefused) throw error
    return { hits: 0, answer: `${REFUSED}${(error as Error).constructor.name}` }
  }
}

/** Runs queries on an engine. `spent` returns the processor milliseconds that the engine has used so far. */
export async function runQueries(engine: Engine, questions: ScaleQuery[], spent: () => number): Promise<QueryResult[]> {
  const all: QueryResult[] = []
  for (const what of new Set(questions.map(question => question.what))) {
    const queries = questions.filter(question => question.what === what)
    for (const question of queries.slice(0, WARMING)) await answerOrError(engine, question)
    const measured = queries.slice(WARMING)
    const result: QueryResult = { what, taken: [], cost: 0, answers: [], hits: 0 }
    const before = spent()
    for (const question of measured) {
      const start = performance.now()
      const { hits, answer } = await answerOrError(engine, question)
      result.taken.push(performance.now() - start)
      result.answers.push(answer)
      result.hits += hits / measured.length
    }
    result.cost = (spent() - before) / measured.length
    all.push(result)
  }
  return all
}
