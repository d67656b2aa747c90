/**
 * The reference file of short names of laws and interpretations that cannot be derived from their titles.
 * A name may have meant another law at another time. Such rows have the first or last day of their meaning.
 */
import {
  parseBundledFile,
  isTextLine,
  isTextLineList,
  isReferenceDay,
  notADayMessage,
  quotedForMessage,
  type ReferenceKind,
} from './file'
import bundled from './bundled/short-names.json'

export interface ShortNameRow {
  title: string
  names: string[]
  /** The first and the last day on which texts use these names for this title. */
  from?: string
  until?: string
}

const LENGTH = 120

export const SHORT_NAME_KIND: ReferenceKind<ShortNameRow> = {
  data: 'short-names',
  mostRows: 5000,
  readRow({ title, names, from, until }) {
    if (!isTextLine(title, LENGTH)) return `has ${quotedForMessage(title)} as "title"`
    if (!isTextLineList(names, 1, 40, 60))
      return `(${title}) has ${quotedForMessage(names)} as "names", not a list of names`
    if (from !== undefined && !isReferenceDay(from)) return `(${title}) ${notADayMessage('from', from)}`
    if (until !== undefined && !isReferenceDay(until)) return `(${title}) ${notADayMessage('until', until)}`
    if (from !== undefined && until !== undefined && until < from) return `(${title}) ends before it begins`
    return { title, names, ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) }
  },
  lastChange: rows =>
    rows
      .map(({ from }) => from ?? '')
      .sort()
      .pop() || undefined,
}

export const BUNDLED_SHORT_NAMES = parseBundledFile(SHORT_NAME_KIND, bundled)
