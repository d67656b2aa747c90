/** The tables of the article search: words of laymen, and what was learnt from answered questions. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { AnsweredQuestion } from './answered-questions'
import type { Weights } from './ranking'

export interface SearchTables {
  layWords: string
  weights: Weights
  questions: AnsweredQuestion[]
}

/** What `scripts/article-weights` writes. */
export interface LearntTable {
  /** The day on which the table was made. */
  made: string
  source: string
  licence: string
  weights: Weights
  questions: AnsweredQuestion[]
}

const DATA = path.join(__dirname, 'data')
export const LAY_WORDS = 'lay-words.txt'
export const LEARNT = 'answered-questions.json'

/** A file of the operator replaces the one of the same name that comes with the server. */
const fileNamed = (name: string, folder?: string) => {
  const replaced = folder === undefined ? undefined : path.join(folder, name)
  return readFileSync(replaced && existsSync(replaced) ? replaced : path.join(DATA, name), 'utf8')
}

export function readTables(folder?: string): SearchTables {
  const { weights, questions } = JSON.parse(fileNamed(LEARNT, folder)) as LearntTable
  return { layWords: fileNamed(LAY_WORDS, folder), weights, questions }
}
