/** The tables of the article search: words of laymen, and what was learnt from answered questions. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { AnsweredQuestion } from './answered-questions'
import type { RankingModel } from './ranking'

export interface SearchTables extends RankingModel {
  layWords: string
  questions: AnsweredQuestion[]
}

/** What `scripts/article-weights` writes. */
export interface LearntTable extends RankingModel {
  /** The day on which the table was made. */
  made: string
  source: string
  licence: string
  questions: AnsweredQuestion[]
}

const DATA = path.join(__dirname, 'data')
export const LAY_WORDS = 'lay-words.txt'
export const LEARNT = 'answered-questions.json'
const CAUSE_WORDS = 'cause-words.txt'
const CAUSE_STORIES = 'cause-stories.txt'

/** A file of the operator replaces the one of the same name that comes with the server. */
const fileNamed = (name: string, folder?: string) => {
  const replaced = folder === undefined ? undefined : path.join(folder, name)
  return readFileSync(replaced && existsSync(replaced) ? replaced : path.join(DATA, name), 'utf8')
}

export function readTables(folder?: string): SearchTables {
  // Tables made before decision trees were introduced have no `trees`.
  const { weights, trees = [], questions } = JSON.parse(fileNamed(LEARNT, folder)) as LearntTable
  return { layWords: fileNamed(LAY_WORDS, folder), weights, trees, questions }
}

/** Returns the tables that tell causes, for the search of similar cases. */
export const readCauseTables = (folder?: string) => ({
  words: fileNamed(CAUSE_WORDS, folder),
  stories: fileNamed(CAUSE_STORIES, folder),
})
