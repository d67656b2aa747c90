/** The notice that a later decision has overturned a saved judgment. */
import { fromEntries, isRecord, momentGuard, textGuard } from '../guards'

/** The decision that overturned the judgment. */
interface OverturningDecision {
  caseNumber: string
  courtName?: string
  judgementDate?: string
  /** The id of the decision. Absent if the library does not hold it. */
  jid?: string
}

/** The notice. It is stored with the saved judgment until the reader has read it. */
export interface OverturnNotice {
  /** What the decision did with the judgment: 二审已改判. */
  word: string
  by?: OverturningDecision
  /** The time at which a device noticed the decision. */
  at: number
}

const LENGTHS = { caseNumber: 100, courtName: 100, judgementDate: 20, jid: 64 } as const

function parseDecision(value: unknown): OverturningDecision | undefined {
  if (!isRecord(value)) return undefined
  const fields = (Object.keys(LENGTHS) as Array<keyof typeof LENGTHS>).flatMap(name => {
    const field = textGuard(LENGTHS[name])(value[name])
    return field === undefined ? [] : [[name, field] as const]
  })
  const decision = fromEntries(fields)
  return decision.caseNumber ? { ...decision, caseNumber: decision.caseNumber } : undefined
}

export function parseOverturnNotice(value: unknown): OverturnNotice | undefined {
  if (!isRecord(value)) return undefined
  const [word, at, by] = [textGuard(20)(value.word), momentGuard(value.at), parseDecision(value.by)]
  if (!word || at === undefined) return undefined
  return by ? { word, by, at } : { word, at }
}
