/** Builds the note that tells which version of a cited law is shown. */
import { dayNumber } from '../format/dates'
import { type Standing, standingOn } from '../law-time/standing'

/** The document that cites the law, or the day that the reader has chosen. */
export interface CitingContext {
  /** The kind of the citing document. `view`: the reader has chosen the day. `cases`: several cases cite the law. */
  by: 'judgment' | 'writing' | 'law' | 'view' | 'cases'
  /** The day of the citing document. Absent if unknown, or if the citing cases have different days. */
  day?: string
}

/** The shown version of the law, as the service returns it. */
export interface ShownVersion {
  posting_date?: string | null
  effective_date?: string | null
  repealed_date?: string | null
  time_limited?: string | null
  /**
   * The standing of this version on the day of the citation. `version` is another version that was in force on that
   * day. Only replies to a request with a day have this field.
   */
  on_day?: {
    standing: Standing
    version?: { effective_date?: string | null; lacksArticle?: boolean | null } | null
  } | null
}

export type VersionNoteKind =
  /**
   * `then`: the service states that the version was in force on that day. `stated`: the dates of the version say so.
   */
  | 'then'
  | 'stated'
  /** `later`: the version was not yet published on that day. `announced`: it was published, but not yet in force. */
  | 'later'
  | 'announced'
  /** `ended`: the version was no longer in force. `unsure`: its dates do not tell whether it was in force. */
  | 'ended'
  | 'unsure'
  /** `other`: another version was in force on that day. `lacking`: that other version had no such article. */
  | 'other'
  | 'lacking'
  /** `undated`: the day of the citing document is unknown. `many`: cases of different days cite the law. */
  | 'undated'
  | 'many'

export interface VersionNote {
  kind: VersionNoteKind
  /** The first day on which the version was in force. If this day is before the publication, `posted` replaces it. */
  begun?: string
  posted?: string
  ended?: string
  /** Present if the facts of the judgment may be older than this version. An earlier law may then apply. */
  mayPredate?: true
  /** The first day of the version that was in force on the day of the citation. */
  then?: string
}

/**
 * The maximum age of the facts that is assumed at the judgment: three years, as a difference of numbers like 20240305.
 */
const FACTS_BEFORE = 3_0000

/**
 * Whether the facts of a judgment may be older than the version. This is assumed if the version began less than three
 * years before the judgment.
 */
const mayPredate = (citing: CitingContext, day: number, begun: number | undefined) =>
  citing.by === 'judgment' && begun !== undefined && begun <= day && day - begun < FACTS_BEFORE

/** The kinds for which the shown version was in force on that day. */
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

/** Builds the note. Returns `undefined` if no document cites the law, because the current version is then shown. */
export function versionNote(version: ShownVersion, citing: CitingContext | undefined): VersionNote | undefined {
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
