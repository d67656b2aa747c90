/** The tree of causes of action (案由). */
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { BUNDLED_CAUSES, type CauseRow } from '@domain/reference-data/kinds'
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

const TYPES: Record<string, string> = { civil: '民事', criminal: '刑事', administrative: '行政' }
const KINDS = Object.values(TYPES)
const DEEPEST = 10
/** The minimum length of a cause at the end of a text. Shorter names would also match the end of other words. */
const SHORTEST_ENDING = 4

export class CauseTree {
  private readonly paths = new Map(KINDS.map(kind => [kind, new Map<string, string[]>()]))

  /** Adds a cause. If a group and its member have the same name, the name alone means the group. */
  add(kind: string, path: string[]) {
    const name = path.at(-1) ?? ''
    const existing = this.paths.get(kind)
    if (existing && path.length < (existing.get(name)?.length ?? Infinity)) existing.set(name, path)
  }

  /** Returns the path of a cause by name. If the name occurs in several kinds of case, the given kind is preferred. */
  pathOf(caseType: string, name: string): string[] | undefined {
    const kinds = [caseType, ...KINDS.filter(kind => kind !== caseType)]
    return kinds.map(kind => this.paths.get(kind)?.get(name)).find(path => path !== undefined)
  }

  /**
   * Returns the path of the longest cause at the end of a text. Some sources put the parties before the cause:
   * 甲公司与乙公司买卖合同纠纷.
   */
  endingOf(caseType: string, text: string): string[] | undefined {
    for (let from = 1; from <= text.length - SHORTEST_ENDING; from++) {
      const path = this.pathOf(caseType, text.slice(from))
      if (path) return path
    }
    return undefined
  }
}

/** Builds the tree from the reference data. Former names are added last, so that official names take precedence. */
export function officialCauses(rows: CauseRow[] = BUNDLED_CAUSES.rows): CauseTree {
  const causes = new CauseTree()
  const former: Array<[kind: string, path: string[]]> = []
  let path: string[] = []
  for (const { level, name, former: formerNames = [] } of rows) {
    path = [...path.slice(0, level), name]
    const [kind = '', ...names] = path
    if (names.length) causes.add(kind, names)
    for (const formerName of formerNames) former.push([kind, [...names, formerName]])
  }
  for (const [kind, names] of former) causes.add(kind, names)
  return causes
}

/** Reads the operator's table of causes. Throws an error that describes what is wrong with it. */
export function readCauses(file: string): CauseTree {
  const bytes = readFileSync(file)
  const rows: unknown = JSON.parse((isGzip(bytes) ? gunzipSync(bytes) : bytes).toString('utf8'))
  if (!CauseRows.Check(rows)) {
    const fault = CauseRows.Errors(rows).First()
    throw new Error(`${fault?.path || '/'} ${fault?.message ?? 'is wrong'}`)
  }
  const byCode = new Map(rows.map(row => [row.code, row]))
  const kinds = new Map(Object.entries(TYPES))
  const causes = new CauseTree()
  for (const row of rows) {
    const path: string[] = []
    for (let at: typeof row | undefined = row; at; at = byCode.get(at.parent_code ?? '')) {
      if (path.unshift(at.name) > DEEPEST) throw new Error(`${row.name} (${row.code}) stands under itself`)
    }
    causes.add(kinds.get(row.case_type) ?? row.case_type, path)
  }
  return causes
}
