/**
 * A page of results as stored rows. Rows can be sent between threads faster than documents; the receiver parses them.
 */
import type { SearchResult } from '../port'
import type { SlicedWork } from './slices'
import { documentFromRow, type StoredDocumentRow } from './stored'

export interface StoredPage {
  total: number
  rows: StoredDocumentRow[]
}

export function* readPage({ total, rows }: StoredPage): SlicedWork<SearchResult> {
  const hits = []
  for (const row of rows) {
    hits.push(documentFromRow(row))
    yield
  }
  return { total, hits }
}
