import { isRecord, listOf, text } from '@domain/guards'
import type { NativeHistoryEntry } from './port'

const LONGEST_TEXT = 100
const LONGEST_QUERY = 5000
const MOST_ENTRIES = 20

/** The wrapper's own names: `text` or `title`, and `query` or `queryJson`, which may be JSON or what it stands for. */
function parseEntry(value: unknown): NativeHistoryEntry | undefined {
  if (!isRecord(value)) return undefined
  const said = [value.text, value.title].find((each): each is string => typeof each === 'string' && each.trim() !== '')
  if (said === undefined) return undefined
  const conditions = value.query ?? value.queryJson
  return {
    text: said.trim().slice(0, LONGEST_TEXT),
    query: text(LONGEST_QUERY)(typeof conditions === 'object' ? JSON.stringify(conditions) : conditions),
    id: text(64)(typeof value.id === 'number' ? String(value.id) : value.id),
  }
}

/** Sound entries only, and no more of them than a reader looks through. */
export const parseNativeHistory = listOf(parseEntry, MOST_ENTRIES)
