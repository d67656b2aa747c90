/** Reads a case in a list. */
import type { CaseItem, CasePublication } from '@contract/judgement'
import { trialRoundName } from '@domain/format/trial-rounds'
import { parseAnyDate } from '@domain/format/any-date'
import { readLaterReview } from './later-review'
import { pageReader } from './page'
import {
  type JsonFields,
  type AllFields,
  toCount,
  readRowId,
  toFields,
  toJoinedText,
  toOptionalText,
  toText,
} from '@/request/value'

/** Whether the case is public. The service sends a text for a public case, which is empty without hits. */
const hasText = (value: unknown) => typeof value === 'string' || (Array.isArray(value) && value.length > 0)

function readPublication(value: unknown): CasePublication | undefined {
  const { publisher, day } = toFields(value)
  const name = toText(publisher)
  return name ? { publisher: name, day: parseAnyDate(day) ?? '' } : undefined
}

export function readCase(row: JsonFields): AllFields<CaseItem> | undefined {
  const jid = readRowId(row, 'jid', 'lid', 'id')
  if (!jid) return undefined
  return {
    jid,
    title: toText(row.title),
    hitResult: hasText(row.hitResult) ? toJoinedText(row.hitResult, '…') : undefined,
    notPublicReason: toOptionalText(row.notPublicReason),
    judgementType: toText(row.judgementType),
    leveloftria: trialRoundName(toText(row.leveloftria)),
    caseType: toText(row.caseType),
    publishType: toCount(row.publishType) ?? 0,
    courtName: toText(row.courtName),
    judgementDate: parseAnyDate(row.judgementDate),
    caseNumber: toText(row.caseNumber),
    publication: readPublication(row.publication),
    laterReview: readLaterReview(row.laterReview),
    entryNumber: toOptionalText(row.entryNumber),
  }
}

export const readCases = pageReader(readCase, 'judgements', 'judgementListDto', 'judgementDtoList')
