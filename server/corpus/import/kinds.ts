/** Recognises the kind of an import row and converts it to a record. */
import type { Static, TSchema } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Value } from '@sinclair/typebox/value'
import { isRecord } from '@domain/guards'
import { LIBRARIES, type LibraryName, type RecordOf } from '../../libraries/all'
import type { Context } from './context'
import { caseOf, typicalCaseOf } from './from-case'
import { bidOf, customsQaOf, interpretationOf, penaltyOf } from './from-fiscal'
import { customsRuleOf, lawOf } from './from-law'
import { referenceCaseOf } from './from-reference-case'
import { judgmentRow } from './judgments/row'
import { entryRow, isEntryRow } from './reference-cases/row'
import * as Row from './rows'

export type ReadRow = { [L in LibraryName]: { library: L; record: RecordOf<L> } }[LibraryName]

interface Kind {
  name: string
  isOf(row: Record<string, unknown>): boolean
  read(row: unknown, context: Context): ReadRow | string
}

function kind<T extends TSchema, L extends LibraryName>(
  name: string,
  keys: string[],
  schema: T,
  library: L,
  toRecord: (row: Static<T>, context: Context) => RecordOf<L>,
): Kind {
  const check = TypeCompiler.Compile(schema)
  return {
    name,
    isOf: row => keys.every(key => key in row),
    read(row, context) {
      if (check.Check(row)) return { library, record: toRecord(row, context) } as ReadRow
      const fault = check.Errors(row).First()
      return `${name}: ${fault?.path || '/'} ${fault?.message ?? 'is wrong'}`
    },
  }
}

/** Rows in our own record formats, for libraries with a row schema. Other fields are ignored. */
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
  kind('laws', ['lid'], Row.LawRow, 'laws', lawOf),
  kind('cases', ['cid'], Row.CaseRow, 'cases', caseOf),
  kind('reference_cases', ['entry_number'], Row.ReferenceCaseRow, 'cases', referenceCaseOf),
  kind('tax_penalties', ['tid'], Row.PenaltyRow, 'penalties', penaltyOf),
  kind('policy_interpretations', ['vid'], Row.InterpretationRow, 'dynamics', interpretationOf),
  kind('customs_rules', ['xid'], Row.CustomsRuleRow, 'laws', customsRuleOf),
  kind('typical_cases', ['gid'], Row.TypicalCaseRow, 'cases', typicalCaseOf),
  kind('bids', ['bid'], Row.BidRow, 'biddings', bidOf),
  kind('customs_qa', ['qid_'], Row.CustomsQaRow, 'qas', customsQaOf),
  ...LIBRARY_KINDS,
]

/** Converts a row to a record with the row's kind. Returns the reason if the row is rejected. */
export function readRow(value: unknown, context: Context): { kind: string; read: ReadRow } | string {
  if (!isRecord(value)) return 'not an object'
  const kindOf = (row: Record<string, unknown>) => KINDS.find(({ isOf }) => isOf(row))
  const row = isEntryRow(value) ? entryRow(value) : kindOf(value) ? value : judgmentRow(value)
  if (typeof row === 'string') return row
  const rowKind = row && kindOf(row)
  if (!rowKind) return 'no known kind of document'
  const read = rowKind.read(row, context)
  return typeof read === 'string' ? read : { kind: rowKind.name, read }
}
