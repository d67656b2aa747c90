/** Notes on the version of a law, from the view of the document that cites it. */
import { dayNumber } from '../format/dates'
import { type Standing, standingOn } from '../law-time/standing'

/** The citing document, or the day that the reader chose. */
export interface Citing {
  by: 'judgment' | 'writing' | 'law' | 'view' | 'cases'
  /** Unknown for some documents. A group of cases has many days. */
  day?: string
}

/** As the service returns it. */
export interface ShownVersion {
  posting_date?: string | null
  effective_date?: string | null
  repealed_date?: string | null
  time_limited?: string | null
  /** Only from services that choose the version by day. */
  on_day?: {
    standing: Standing
    version?: { effective_date?: string | null; lacksArticle?: boolean | null } | null
  } | null
}

export type VersionNoteKind =
  /** In force on that day, according to the service or to the version's own dates. */
  | 'then'
  | 'stated'
  /** Not published yet; published but not yet in force. */
  | 'later'
  | 'announced'
  | 'ended'
  | 'unsure'
  /** Another version was in force; that version had no such article. */
  | 'other'
  | 'lacking'
  | 'undated'
  | 'many'

export interface VersionNote {
  kind: VersionNoteKind
  /** The version's first day in force. Its publication day, where it cannot have begun earlier. */
  begun?: string
  posted?: string
  ended?: string
  /** The facts of the judgment may be older than this version, and an earlier law may govern them. */
  mayPredate?: true
  /** The first day of the version in force at that time. */
  then?: string
}

/** Facts of a judgment may be so much older than it. As a difference of day numbers: three years. */
const FACTS_BEFORE = 3_0000

/** A judgment applies the version of its day, but its facts may predate a version that had just begun. */
const mayPredate = (citing: Citing, day: number, begun: number | undefined) =>
  citing.by === 'judgment' && begun !== undefined && begun <= day && day - begun < FACTS_BEFORE

/** The version applied on that day. */
const APPLIED: VersionNoteKind[] = ['then', 'stated']

const numberOf = (day: string | null | undefined) => (day ? dayNumber(day) : undefined)

function noteKind(version: ShownVersion, day: number): VersionNoteKind {
  const { on_day: onDay, time_limited: status } = version
  if (onDay?.version) return onDay.version.lacksArticle ? 'lacking' : 'other'
  const posted = numberOf(version.posting_date)
  const term = {
    posted,
    begin: numberOf(version.effective_date),
    end: numberOf(version.repealed_date),
    status: status ?? '',
  }
  switch (onDay?.standing ?? standingOn(term, day)) {
    case 'inForce':
      return onDay ? 'then' : 'stated'
    case 'notYet':
      return posted !== undefined && posted <= day ? 'announced' : 'later'
    case 'repealed':
      return term.end === undefined ? 'unsure' : 'ended'
    case 'unknown':
      return 'unsure'
  }
}

/** No note where nothing cites the law: its current text is shown. */
export function versionNote(version: ShownVersion, citing: Citing | undefined): VersionNote | undefined {
  if (!citing) return undefined
  const day = numberOf(citing.day)
  const kind = citing.by === 'cases' ? 'many' : day === undefined ? 'undated' : noteKind(version, day)
  const { posting_date: posted, effective_date: begun, repealed_date: ended, on_day: onDay } = version
  const hasBegun = begun && (numberOf(begun) ?? 0) >= (numberOf(posted) ?? 0)
  return {
    kind,
    ...(hasBegun ? { begun } : posted ? { posted } : begun ? { begun } : {}),
    ...(ended ? { ended } : {}),
    ...(day !== undefined && APPLIED.indexOf(kind) >= 0 && mayPredate(citing, day, numberOf(begun))
      ? { mayPredate: true }
      : {}),
    ...(onDay?.version?.effective_date ? { then: onDay.version.effective_date } : {}),
  }
}
