/** Reads from a judgment which stage of its case it is, and which other stages it mentions. */
import type { LibraryJudgment } from '@domain/case-history/join'
import { joinJudgments } from '@domain/case-history/join'
import type { NamedDecision } from '@domain/case-history/named-decisions'
import { documentKind } from '@domain/case-history/documents'
import { readJudgment } from '@domain/case-history/reading'
import type { Stage } from '@domain/case-history/stages'
import type { CaseRecord } from './record'

type Read = Pick<CaseRecord, 'jid' | 'caseNumber' | 'court' | 'documentType' | 'judgmentDate' | 'parties' | 'reading'>

/**
 * Returns the data by which judgments are joined. Judgments that an earlier version of this server imported have no
 * `reading`.
 */
export const libraryJudgmentOf = (record: Read): LibraryJudgment => ({
  jid: record.jid,
  number: record.caseNumber,
  court: record.court.name || undefined,
  document: documentKind(record.documentType),
  day: record.judgmentDate,
  parties: record.parties.map(({ name }) => name),
  reading: record.reading ?? { earlier: [], effects: [] },
})

const yearOf = (number: string) => /\d{4}/.exec(number)?.[0] ?? ''

/**
 * Removes a day before the year of the case number. A court cannot have decided then, so the day belongs to other words
 * of the sentence.
 */
function withPossibleDay({ day, ...decision }: NamedDecision): NamedDecision {
  return day !== undefined && day.slice(0, 4) >= yearOf(decision.number) ? { ...decision, day } : decision
}

/** Returns the record with what its text says about its case. `stage` is the stage that the source states. */
export function withCaseReading(record: CaseRecord, stage?: Stage): CaseRecord {
  const { caseNumber: number, court, documentType, paragraphs } = record
  const asRead = readJudgment({ number, court: court.name || undefined, stage, documentType, paragraphs })
  const reading = { ...asRead, earlier: asRead.earlier.map(withPossibleDay) }
  const read = { ...record, reading }
  const history = joinJudgments([libraryJudgmentOf(read)]).get(record.jid)
  return history ? { ...read, history } : read
}
