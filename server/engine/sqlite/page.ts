/** A page of what was found, as it is stored: so it crosses between threads at a fraction of the cost, and is read where it is needed. */
import type { SearchResult } from '../port'
import type { Work } from './slices'
import { fromRow, type Row } from './stored'

export interface StoredPage {
  total: number
  rows: Row[]
}

export function* readPage({ total, rows }: StoredPage): Work<SearchResult> {
  const hits = []
  for (const row of rows) {
    hits.push(fromRow(row))
    yield
  }
  return { total, hits }
}
