/** Ranks of similar cases by Art. 4 of 法发〔2020〕24号. */
import type { Clause } from '../engine/port'
import { PUBLISH_TYPES } from '../libraries/case/codes'
import type { CasePayload } from '../libraries/case/document'

const is = (field: string, value: string): Clause => ({ kind: 'value', field, values: [value] })
const no = (clause: Clause): Clause => ({ kind: 'not', clause })
export const allOf = (...clauses: Clause[]): Clause => ({ kind: 'all', clauses })

const GUIDING = is('publishType', PUBLISH_TYPES[2])
/** Gazette cases rank like cases of the Supreme People's Court, because that court publishes the gazette. */
const GAZETTE = is('publishType', PUBLISH_TYPES[1])
const SUPREME: Clause = { kind: 'any', clauses: [GAZETTE, is('courtLevel', '最高')] }
const HIGH = is('courtLevel', '高级')

/** The clauses of all ranks but the last, which holds all other cases. */
export const RANK_CLAUSES: Clause[] = [GUIDING, allOf(no(GUIDING), SUPREME), allOf(no(GUIDING), no(SUPREME), HIGH)]
export const LAST_RANK = RANK_CLAUSES.length

export function rankOf({ publishType, court }: Pick<CasePayload, 'publishType' | 'court'>): number {
  if (publishType === 2) return 0
  if (publishType === 1 || court.level === '最高') return 1
  return court.level === '高级' ? 2 : LAST_RANK
}
