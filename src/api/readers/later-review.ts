/** Reads what later decisions did with a judgment. */
import type { LaterReview } from '@contract/judgement'
import { toFields, toFlag, toText } from '@/request/value'

export function readLaterReview(value: unknown): LaterReview | undefined {
  const { word, overturned } = toFields(value)
  const text = toText(word)
  return text ? { word: text, overturned: toFlag(overturned) ?? false } : undefined
}
