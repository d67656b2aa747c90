/** Reads the tables of the article search: lay words, and what was learnt from answered questions. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { AnsweredQuestion } from './answered-questions'
import type { RankingModel } from './ranking'

export interface SearchTables extends RankingModel {
  layWords: string
  questions: AnsweredQuestion[]
}

/** The format of the file that `scripts/article-weights` writes. */
export interface LearntTable extends RankingModel {
  /** The day on which the file was written. */
  made: string
  source: string
  licence: string
  questions: AnsweredQuestion[]
}

const DATA = path.join(__dirname, 'data')
export const LAY_WORDS_FILE_NAME = 'lay-words.txt'
export const LEARNT_FILE_NAME = 'answered-questions.json'
const CAUSE_WORDS = 'cause-words.txt'
const CAUSE_STORIES = 'cause-stories.txt'

/** Reads a table. A file in the operator's `folder` replaces the server's file of the same name. */
const fileNamed = (name: string, folder?: string) => {
  const replaced = folder === undefined ? undefined : path.join(folder, name)
  return readFileSync(replaced && existsSync(replaced) ? replaced : path.join(DATA, name), 'utf8')
}

export function readSearchTables(folder?: string): SearchTables {
  // Files from before the introduction of decision trees have no `trees`.
  const { weights, trees = [], questions } = JSON.parse(fileNamed(LEARNT_FILE_NAME, folder)) as LearntTable
  return { layWords: fileNamed(LAY_WORDS_FILE_NAME, folder), weights, trees, questions }
}

/** Returns the tables that suggest causes of action, for the search of similar cases. */
export const readCauseTables = (folder?: string) => ({
  words: fileNamed(CAUSE_WORDS, folder),
  stories: fileNamed(CAUSE_STORIES, folder),
})
