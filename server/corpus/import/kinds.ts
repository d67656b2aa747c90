/** Which of the kinds of file a row comes from, and what record it makes. */
import type { Static, TSchema } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { LibraryName, RecordOf } from '../../libraries/all'
import type { CausePath } from './causes'
import { caseOf, typicalCaseOf } from './from-case'
import { bidOf, customsQaOf, interpretationOf, penaltyOf } from './from-fiscal'
import { customsRuleOf, lawOf } from './from-law'
import * as Row from './rows'

export type Read = { [L in LibraryName]: { library: L; record: RecordOf<L> } }[LibraryName]

interface Kind {
  name: string
  isOf(row: Record<string, unknown>): boolean
  read(row: unknown, causes: CausePath): Read | string
}

function kind<T extends TSchema, L extends LibraryName>(
  name: string,
  keys: string[],
  schema: T,
  library: L,
  toRecord: (row: Static<T>, causes: CausePath) => RecordOf<L>,
): Kind {
  const check = TypeCompiler.Compile(schema)
  return {
    name,
    isOf: row => keys.every(key => key in row),
    read(row, causes) {
      if (check.Check(row)) return { library, record: toRecord(row, causes) } as Read
      const fault = check.Errors(row).First()
      return `${name}: ${fault?.path || '/'} ${fault?.message ?? 'is wrong'}`
    },
  }
}

export const KINDS: Kind[] = [
  kind('laws', ['lid'], Row.LawRow, 'laws', lawOf),
  kind('cases', ['cid'], Row.CaseRow, 'cases', caseOf),
  kind('tax_penalties', ['tid'], Row.PenaltyRow, 'penalties', penaltyOf),
  kind('policy_interpretations', ['vid'], Row.InterpretationRow, 'dynamics', interpretationOf),
  kind('customs_rules', ['xid'], Row.CustomsRuleRow, 'laws', customsRuleOf),
  kind('typical_cases', ['gid'], Row.TypicalCaseRow, 'cases', typicalCaseOf),
  kind('bids', ['bid'], Row.BidRow, 'biddings', bidOf),
  kind('customs_qa', ['qid_'], Row.CustomsQaRow, 'qas', customsQaOf),
]

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A record with the kind of its row, or why there is none. */
export function readRow(text: string, causes: CausePath): { kind: string; read: Read } | string {
  let row: unknown
  try {
    row = JSON.parse(text)
  } catch {
    return 'not JSON'
  }
  if (!isRow(row)) return 'not an object'
  const found = KINDS.find(({ isOf }) => isOf(row))
  if (!found) return 'no known kind of document'
  const read = found.read(row, causes)
  return typeof read === 'string' ? read : { kind: found.name, read }
}
