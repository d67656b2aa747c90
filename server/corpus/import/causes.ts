/** A dictionary of causes: under which others each stands. */
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { isGzip } from './lines'

const Code = Type.String({ minLength: 1 })
const CauseRows = TypeCompiler.Compile(
  Type.Array(
    Type.Object({
      code: Code,
      name: Type.String({ minLength: 1 }),
      case_type: Type.String(),
      parent_code: Type.Union([Code, Type.Null()]),
    }),
  ),
)

/** From the root to the cause; what no dictionary knows stands alone. */
export type CausePath = (caseType: string, name: string) => string[]
export const flat: CausePath = (_caseType, name) => [name]

const TYPES: Record<string, string> = { 民事: 'civil', 刑事: 'criminal', 行政: 'administrative' }
const DEEPEST = 10

/** Throws what is wrong with the file. */
export function readCauses(file: string): CausePath {
  const bytes = readFileSync(file)
  const rows: unknown = JSON.parse((isGzip(bytes) ? gunzipSync(bytes) : bytes).toString('utf8'))
  if (!CauseRows.Check(rows)) {
    const fault = CauseRows.Errors(rows).First()
    throw new Error(`${fault?.path || '/'} ${fault?.message ?? 'is wrong'}`)
  }
  const byCode = new Map(rows.map(row => [row.code, row]))
  const paths = new Map<string, string[]>()
  for (const row of rows) {
    const path: string[] = []
    for (let at: typeof row | undefined = row; at; at = byCode.get(at.parent_code ?? '')) {
      if (path.unshift(at.name) > DEEPEST) throw new Error(`${row.name} (${row.code}) stands under itself`)
    }
    // Some groups bear the name of one of their members: the cause alone means the group.
    const key = `${row.case_type} ${row.name}`
    if (path.length < (paths.get(key)?.length ?? Infinity)) paths.set(key, path)
  }
  return (caseType, name) => paths.get(`${TYPES[caseType]} ${name}`) ?? [name]
}
