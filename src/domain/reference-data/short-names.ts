/**
 * The file of short names of laws and interpretations that cannot be derived from the title. A name may have meant
 * another text earlier; such rows have the first or the last day of that meaning.
 */
import { bundledFile, isLine, isLineList, isReferenceDay, noDay, quoted, type ReferenceKind } from './file'
import bundled from './bundled/short-names.json'

export interface ShortNameRow {
  title: string
  names: string[]
  /** The first and the last day on which a text means this title by these names. */
  from?: string
  until?: string
}

const LENGTH = 120

export const SHORT_NAME_KIND: ReferenceKind<ShortNameRow> = {
  data: 'short-names',
  mostRows: 5000,
  readRow({ title, names, from, until }) {
    if (!isLine(title, LENGTH)) return `has ${quoted(title)} as "title"`
    if (!isLineList(names, 1, 40, 60)) return `(${title}) has ${quoted(names)} as "names", not a list of names`
    if (from !== undefined && !isReferenceDay(from)) return `(${title}) ${noDay('from', from)}`
    if (until !== undefined && !isReferenceDay(until)) return `(${title}) ${noDay('until', until)}`
    if (from !== undefined && until !== undefined && until < from) return `(${title}) ends before it begins`
    return { title, names, ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) }
  },
  lastChange: rows =>
    rows
      .map(({ from }) => from ?? '')
      .sort()
      .pop() || undefined,
}

export const BUNDLED_SHORT_NAMES = bundledFile(SHORT_NAME_KIND, bundled)
