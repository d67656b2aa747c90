/** The file of causes of action (案由): the outline of the Supreme People's Court, and former names. */
import { bundledFile, isLine, isLines, quoted, type ReferenceKind } from './file'
import bundled from './bundled/causes.json'

export interface CauseRow {
  /** The level in the outline. Level 0 is a kind of case: 民事. */
  level: number
  name: string
  /** Names that judgments used for causes of this group. */
  former?: string[]
}

const DEEPEST = 10

export const CAUSE_KIND: ReferenceKind<CauseRow> = {
  data: 'causes',
  mostRows: 10_000,
  readRow({ level, name, former }) {
    if (!isLine(name, 60)) return `has ${quoted(name)} as "name"`
    if (typeof level !== 'number' || !Number.isInteger(level) || level < 0 || level > DEEPEST)
      return `(${name}) has ${quoted(level)} as "level"`
    if (former === undefined) return { level, name }
    return isLines(former, 1, 40, 60) ? { level, name, former } : `(${name}) has ${quoted(former)} as "former"`
  },
  faultAfter: (row, before) =>
    row.level > before.level + 1
      ? `(${row.name}) is on level ${row.level}, but the row before is on level ${before.level}`
      : undefined,
  lastChange: () => undefined,
}

export const BUNDLED_CAUSES = bundledFile(CAUSE_KIND, bundled)
