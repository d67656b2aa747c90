/** Validates list requests. */
import {
  type ListQuery,
  MAX_CONDITIONS,
  MAX_GAP_WORDS,
  MAX_NEAR_WORDS,
  MAX_QUERY_LENGTH,
  PAGE_SIZE,
} from '@contract/search'
import { type ApiCondition, decodeApiQuery } from '@domain/query/codec'
import type { Order } from '../engine/port'
import { HttpError } from '../http/http-error'

/** The highest page number that a request may have. No reader needs more, and the engine can count this far. */
const MAX_PAGE = 100_000

/**
 * Parses the `query` of a request. Throws if it is too long, or has too many conditions or too many words with a
 * limited distance.
 */
export function readQuery(text = ''): ApiCondition[] {
  if (text.length > MAX_QUERY_LENGTH) throw new HttpError('too_many_conditions')
  const conditions = decodeApiQuery(text)
  const nearWords = conditions.reduce((sum, { mode, words }) => sum + (mode ? words.length : 0), 0)
  if (conditions.length > MAX_CONDITIONS || nearWords > MAX_NEAR_WORDS) throw new HttpError('too_many_conditions')
  if (conditions.some(({ mode, words }) => mode === 'gap' && words.length > MAX_GAP_WORDS)) {
    throw new HttpError('too_many_gap_words')
  }
  return conditions
}

function parsePositive(text: string | undefined, fallback: number, max: number) {
  if (text === undefined || text === '') return fallback
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (value < 1 || value > max) throw new HttpError('page_out_of_range')
  return value
}

export interface PageWindow {
  pageIndex: number
  from: number
  size: number
}

export function pageWindowOf({ pageIndex, pageSize }: ListQuery, size: number = PAGE_SIZE.default): PageWindow {
  const index = parsePositive(pageIndex, 1, MAX_PAGE)
  const requestedSize = parsePositive(pageSize, size, PAGE_SIZE.max)
  return { pageIndex: index, from: (index - 1) * requestedSize, size: requestedSize }
}

/** Finds an order by name. The first order of a library is the default. */
export function listOrderOf(orders: Record<string, Order>, requested?: string): { name: string; order: Order } {
  const name = requested || Object.keys(orders)[0]!
  if (!Object.hasOwn(orders, name)) throw new HttpError('unknown_order')
  return { name, order: orders[name]! }
}
