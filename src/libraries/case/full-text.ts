/** The search for cases with a text. */
import { LIMITS } from '@domain/limits'
import { encodeUrlQuery } from '@domain/query/codec'
import type { Opens } from '../document'

/** Returns the list of cases with these words, as many as the search box takes. */
export function casesWith(text: string): Opens | undefined {
  const value = text.replace(/\s+/g, ' ').trim().slice(0, LIMITS.input.box)
  return value ? { route: 'case-list', params: { query: encodeUrlQuery([{ name: '全文', value }]) } } : undefined
}
