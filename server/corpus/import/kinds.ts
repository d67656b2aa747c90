/** Recognises the kind of an import row, and converts the row to a record. */
import type { Static, TSchema } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Value } from '@sinclair/typebox/value'
import { isRecord } from '@domain/guards'
import { LIBRARIES, type LibraryName, type RecordOf } from '../../libraries/all'
import type { ImportContext } from './context'
import { caseRecordOf, typicalCaseRecordOf } from './from-case'
import { biddingRecordOf, customsQaRecordOf, interpretationRecordOf, penaltyRecordOf } from './from-fiscal'
import { customsRuleRecordOf, lawRecordOf } from './from-law'
import { referenceCaseRecordOf } from './from-reference-case'
import { judgmentRow } from './judgments/row'
import { referenceCaseRow, isReferenceCaseRow } from './reference-cases/row'
import * as Row from './rows'

export type LibraryRecord = { [L in LibraryName]: { library: L; record: RecordOf<L> } }[LibraryName]

interface Kind {
  name: string
  isOf(row: Record<string, unknown>): boolean
  read(row: unknown, context: ImportContext): LibraryRecord | string
}

function kind<T extends TSchema, L extends LibraryName>(
  name: string,
  keys: string[],
  schema: T,
  library: L,
  toRecord: (row: Static<T>, context: ImportContext) => RecordOf<L>,
): Kind {
  const check = TypeCompiler.Compile(schema)
  return {
    name,
    isOf: row => keys.every(key => key in row),
    read(row, context) {
      if (check.Check(row)) return { library, record: toRecord(row, context) } as LibraryRecord
      const fault = check.Errors(row).First()
      return `${name}: ${fault?.path || '/'} ${fault?.message ?? 'is wrong'}`
    },
  }
}

/** Rows in this project's own record formats, for the libraries that define them. Unknown fields are ignored. */
const LIBRARY_KINDS = (Object.keys(LIBRARIES) as LibraryName[]).flatMap(library => {
  const { rows } = LIBRARIES[library]
  return rows
    ? [
        kind(
          library,
          [rows.field],
          rows.schema,
          library,
          row => Value.Clean(rows.schema, row) as RecordOf<typeof library>,
        ),
      ]
    : []
})

const KINDS: Kind[] = [
  kind('laws', ['lid'], Row.LawRow, 'laws', lawRecordOf),
  kind('cases', ['cid'], Row.CaseRow, 'cases', caseRecordOf),
  kind('reference_cases', ['entry_number'], Row.ReferenceCaseRow, 'cases', referenceCaseRecordOf),
  kind('tax_penalties', ['tid'], Row.PenaltyRow, 'penalties', penaltyRecordOf),
  kind('policy_interpretations', ['vid'], Row.InterpretationRow, 'dynamics', interpretationRecordOf),
  kind('customs_rules', ['xid'], Row.CustomsRuleRow, 'laws', customsRuleRecordOf),
  kind('typical_cases', ['gid'], Row.TypicalCaseRow, 'cases', typicalCaseRecordOf),
  kind('bids', ['bid'], Row.BidRow, 'biddings', biddingRecordOf),
  kind('customs_qa', ['qid_'], Row.CustomsQaRow, 'qas', customsQaRecordOf),
  ...LIBRARY_KINDS,
]

/** Converts a row to a record, and returns the kind of the row. Returns the reason if the row is rejected. */
export function convertRow(value: unknown, context: ImportContext): { kind: string; read: LibraryRecord } | string {
  if (!isRecord(value)) return 'not an object'
  const kindOf = (row: Record<string, unknown>) => KINDS.find(({ isOf }) => isOf(row))
  const row = isReferenceCaseRow(value) ? referenceCaseRow(value) : kindOf(value) ? value : judgmentRow(value)
  if (typeof row === 'string') return row
  const rowKind = row && kindOf(row)
  if (!rowKind) return 'no known kind of document'
  const read = rowKind.read(row, context)
  return typeof read === 'string' ? read : { kind: rowKind.name, read }
}
