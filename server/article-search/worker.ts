/** The code of the article-search thread, which has the index in memory. */
import { workerData } from 'node:worker_threads'
import type { ArticleQuestion } from './ranking'
import { type LawBatch, ArticleSearchState } from './state'
import { readSearchTables } from './tables'

const { folder } = workerData as { folder?: string }
const state = new ArticleSearchState(() => readSearchTables(folder))

export const ready = () => true
export const load = (batch: LawBatch) => state.load(batch)
export const rank = ({ revision, question }: { revision: number; question: ArticleQuestion }) =>
  state.rank(revision, question)
