/**
 * All kinds of reference data with their bundled files. Screens import only the kinds they need, because the tables are
 * large.
 */
import { BUNDLED_COURTS, COURT_KIND } from './courts'
import { BUNDLED_HOLIDAYS, HOLIDAY_KIND } from './holidays'
import { BUNDLED_LOAN_RATES, LOAN_RATE_KIND } from './loan-rates'
import { BUNDLED_SHORT_NAMES, SHORT_NAME_KIND } from './short-names'
import { BUNDLED_SUPERSEDED_TITLES, SUPERSEDED_TITLE_KIND } from './superseded-titles'
import {
  type ReferenceFile,
  type ReferenceKind,
  parseBundledFile,
  isTextLine,
  isTextLineList,
  quotedForMessage,
} from './file'
import bundled from './bundled/causes.json'

/**
 * A row of the file of causes of action (案由). The file has the outline of the Supreme People's Court and former
 * names.
 */
export interface CauseRow {
  /** The level in the outline. Level 0 is a kind of case: 民事. */
  level: number
  name: string
  /** Former names, found in judgments, of causes below this one. */
  former?: string[]
}

const DEEPEST = 10

export const CAUSE_KIND: ReferenceKind<CauseRow> = {
  data: 'causes',
  mostRows: 10_000,
  readRow({ level, name, former }) {
    if (!isTextLine(name, 60)) return `has ${quotedForMessage(name)} as "name"`
    if (typeof level !== 'number' || !Number.isInteger(level) || level < 0 || level > DEEPEST)
      return `(${name}) has ${quotedForMessage(level)} as "level"`
    if (former === undefined) return { level, name }
    return isTextLineList(former, 1, 40, 60)
      ? { level, name, former }
      : `(${name}) has ${quotedForMessage(former)} as "former"`
  },
  faultAfter: (row, before) =>
    row.level > before.level + 1
      ? `(${row.name}) is on level ${row.level}, but the row before is on level ${before.level}`
      : undefined,
  lastChange: () => undefined,
}

export const BUNDLED_CAUSES = parseBundledFile(CAUSE_KIND, bundled)

const withFile = <Row>(kind: ReferenceKind<Row>, bundled: ReferenceFile<Row>) => ({ kind, bundled })

export const REFERENCE_KINDS = {
  'loan-rates': withFile(LOAN_RATE_KIND, BUNDLED_LOAN_RATES),
  holidays: withFile(HOLIDAY_KIND, BUNDLED_HOLIDAYS),
  'short-names': withFile(SHORT_NAME_KIND, BUNDLED_SHORT_NAMES),
  'superseded-titles': withFile(SUPERSEDED_TITLE_KIND, BUNDLED_SUPERSEDED_TITLES),
  causes: withFile(CAUSE_KIND, BUNDLED_CAUSES),
  courts: withFile(COURT_KIND, BUNDLED_COURTS),
}

export type ReferenceData = keyof typeof REFERENCE_KINDS

export const REFERENCE_NAMES = Object.keys(REFERENCE_KINDS) as ReferenceData[]

type RowOf<Data extends ReferenceData> = (typeof REFERENCE_KINDS)[Data]['bundled']['rows'][number]
export type ReferenceFileOf<Data extends ReferenceData> = ReferenceFile<RowOf<Data>>
