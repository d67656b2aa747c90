/** Reads a case in a list. */
import type { CaseItem } from '@contract/judgement'
import { trialRoundName } from '@domain/format/trial-rounds'
import { readDate } from '@domain/format/foreign-dates'
import { pageOf } from './page'
import { type Fields, type Whole, count, idOf, joined, maybeText, text } from '@/request/value'

/** An empty text without hits is public too. */
const hasText = (value: unknown) => typeof value === 'string' || (Array.isArray(value) && value.length > 0)

export function readCase(row: Fields): Whole<CaseItem> | undefined {
  const jid = idOf(row, 'jid', 'lid', 'id')
  if (!jid) return undefined
  return {
    jid,
    title: text(row.title),
    hitResult: hasText(row.hitResult) ? joined(row.hitResult, '…') : undefined,
    notPublicReason: maybeText(row.notPublicReason),
    judgementType: text(row.judgementType),
    leveloftria: trialRoundName(text(row.leveloftria)),
    caseType: text(row.caseType),
    publishType: count(row.publishType) ?? 0,
    courtName: text(row.courtName),
    judgementDate: readDate(row.judgementDate),
    caseNumber: text(row.caseNumber),
  }
}

export const readCases = pageOf(readCase, 'judgements', 'judgementListDto', 'judgementDtoList')
