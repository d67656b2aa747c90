/** A page of results as stored rows. In this form it crosses threads cheaply; the receiver parses it. */
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
