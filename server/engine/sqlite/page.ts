/** A page of stored rows. It crosses threads cheaply and is parsed where it is needed. */
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
