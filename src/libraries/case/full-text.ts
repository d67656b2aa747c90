/** Links a text to the search for cases that contain it. */
import { LIMITS } from '@domain/limits'
import { encodeUrlQuery } from '@domain/query/codec'
import type { OpenTarget } from '../document'

/**
 * Returns the target that opens the cases whose full text has these words. Words beyond the limit of the search box are
 * cut off.
 */
export function caseSearchTarget(text: string): OpenTarget | undefined {
  const value = text.replace(/\s+/g, ' ').trim().slice(0, LIMITS.input.box)
  return value ? { route: 'case-list', params: { query: encodeUrlQuery([{ name: '全文', value }]) } } : undefined
}
