/** Computes the coverage of lines and branches, by folder of src and server. */

export interface SourceRange {
  start: { line: number; column: number }
  end: { line: number; column: number }
}
/** Istanbul's ranges of a file, by their numbers. */
export interface CoverageRanges {
  statementMap: Record<string, SourceRange>
  branchMap: Record<string, { type: string; loc: SourceRange; locations: unknown[] }>
}
/** The hits of each range, by the numbers of the ranges. */
export interface Hits {
  s: Record<string, number>
  b: Record<string, number[]>
}
/** Identifies lines and branch outcomes by their position in the source, which is the same in every build. */
export type Marks = Record<Kind, Set<string>>
type Kind = (typeof KINDS)[number]
interface Share {
  passed: number
  all: number
}
export type Figures = Record<string, Record<Kind, Share>>

export const KINDS = ['lines', 'branches'] as const
/** The tolerance in percentage points. Coverage varies from run to run, because races end differently. */
export const TOLERANCE = 0.2

const nameOf = ({ start, end }: SourceRange) => `${start.line}:${start.column}-${end.line}:${end.column}`

/** Returns all marks of a file. With `hits`, returns only the marks that were reached. */
export function coverageMarks({ statementMap, branchMap }: CoverageRanges, hits?: Hits): Marks {
  const statements = Object.entries(statementMap).filter(([id]) => !hits || hits.s[id])
  const branches = Object.entries(branchMap).flatMap(([id, { type, loc, locations }]) =>
    locations.flatMap((_, way) => (!hits || hits.b[id]?.[way] ? `${type} ${nameOf(loc)} ${way}` : [])),
  )
  return { lines: new Set(statements.map(([, { start }]) => String(start.line))), branches: new Set(branches) }
}

/**
 * Returns the folder to which a file counts, such as `src/domain`. A file directly in src or server counts to
 * `src` or `server`.
 */
const roomOf = (file: string) => file.split('/').slice(0, -1).slice(0, 2).join('/')

export function figuresOf(files: Iterable<{ file: string; all: Marks; passed: Marks }>): Figures {
  const figures: Figures = {}
  for (const { file, all, passed } of files)
    for (const room of [roomOf(file), 'all']) {
      const shares = (figures[room] ??= { lines: { passed: 0, all: 0 }, branches: { passed: 0, all: 0 } })
      for (const kind of KINDS) {
        shares[kind].passed += passed[kind].size
        shares[kind].all += all[kind].size
      }
    }
  return figures
}

const percent = ({ passed, all }: Share) => (all ? (100 * passed) / all : 100)

export const coverageTable = (figures: Figures) => [
  `${'room'.padEnd(20)}${'lines %'.padStart(10)}${'branches %'.padStart(12)}`,
  ...Object.entries(figures)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([room, { lines, branches }]) => {
      const [lineShare, branchShare] = [lines, branches].map(share => percent(share).toFixed(2))
      return `${room.padEnd(20)}${lineShare!.padStart(10)}${branchShare!.padStart(12)}`
    }),
]

/** Returns a line for each share that has fallen by more than the tolerance. Ignores removed folders. */
export const lowerShares = (before: Figures, after: Figures) =>
  Object.entries(before).flatMap(([room, shares]) =>
    KINDS.flatMap(kind => {
      const now = after[room]?.[kind]
      if (!now) return []
      const [from, to] = [percent(shares[kind]), percent(now)]
      return Number((from - to).toFixed(2)) > TOLERANCE
        ? `${room}: ${kind} ${from.toFixed(2)} % before, ${to.toFixed(2)} % now`
        : []
    }),
  )
