/** Reads a judgment's place among the stages of its case, and joins it with others. */
import type { HeldJudgment } from '@domain/case-history/join'
import { joinJudgments } from '@domain/case-history/join'
import { documentKind } from '@domain/case-history/documents'
import { readJudgment } from '@domain/case-history/reading'
import type { Stage } from '@domain/case-history/stages'
import type { CaseRecord } from './record'

type Read = Pick<CaseRecord, 'jid' | 'caseNumber' | 'court' | 'documentType' | 'judgmentDate' | 'parties' | 'reading'>

/** A judgment as the join of histories needs it. Judgments of earlier versions of this server have no reading. */
export const heldJudgment = (record: Read): HeldJudgment => ({
  jid: record.jid,
  number: record.caseNumber,
  court: record.court.name || undefined,
  document: documentKind(record.documentType),
  day: record.judgmentDate,
  parties: record.parties.map(({ name }) => name),
  reading: record.reading ?? { earlier: [], effects: [] },
})

/** Adds what the judgment's own text tells of its case. `stage` is what the source states. */
export function withReading(record: CaseRecord, stage?: Stage): CaseRecord {
  const { caseNumber: number, court, documentType, paragraphs } = record
  const reading = readJudgment({ number, court: court.name || undefined, stage, documentType, paragraphs })
  const read = { ...record, reading }
  const history = joinJudgments([heldJudgment(read)]).get(record.jid)
  return history ? { ...read, history } : read
}
