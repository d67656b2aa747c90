/** Reads the reason why a law has its status. */
import { readDate } from '@domain/format/foreign-dates'
import type { StandingGround } from '@domain/law-time/grounds'
import { toFields, toOptionalText } from '@/request/value'

const STANDING_KINDS: Array<StandingGround['kind']> = [
  'source',
  'repealed',
  'superseded',
  'pending',
  'begun',
  'expired',
]
export function readStandingGround(value: unknown): StandingGround | undefined {
  const row = toFields(value)
  const kind = STANDING_KINDS.find(one => one === row.kind)
  if (!kind) return undefined
  const [title, lid, article] = [toOptionalText(row.title), toOptionalText(row.lid), toOptionalText(row.article)]
  return { kind, title, lid, article, day: readDate(row.day) }
}
