/** The thread of the article search. Its index is in its own memory. */
import { workerData } from 'node:worker_threads'
import type { ArticleQuestion } from './ranking'
import { type LawBatch, SearchState } from './state'
import { readTables } from './tables'

const { folder } = workerData as { folder?: string }
const state = new SearchState(() => readTables(folder))

export const ready = () => true
export const load = (batch: LawBatch) => state.load(batch)
export const rank = ({ revision, question }: { revision: number; question: ArticleQuestion }) =>
  state.rank(revision, question)
