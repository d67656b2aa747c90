/** What has to be said of the version of a law that is shown, seen from the document that cites it. */
import { dayNumber } from '../format/dates'
import { type Standing, standingOn } from './law-standing'

/** Who cites; or the day that the reader looks at. */
export interface Citing {
  by: 'judgment' | 'writing' | 'law' | 'view' | 'cases'
  /** Not known of all; cases have many. */
  day?: string
}

/** As the service tells it. */
export interface ShownVersion {
  posting_date?: string | null
  effective_date?: string | null
  repealed_date?: string | null
  time_limited?: string | null
  /** Of a service that chose the version by the day; others answer with the one that they have. */
  on_day?: {
    standing: Standing
    version?: { effective_date?: string | null; lacksArticle?: boolean | null } | null
  } | null
}

export type VersionNoteKind =
  /** In force then, as the service knows, or as the version's own dates say. */
  | 'then'
  | 'stated'
  /** Not there yet; published and not yet in force. */
  | 'later'
  | 'announced'
  | 'ended'
  | 'unsure'
  /** Another version was in force; it had no such article. */
  | 'other'
  | 'lacking'
  | 'undated'
  | 'many'

export interface VersionNote {
  kind: VersionNoteKind
  /** When the version shown began, or was published where it may not have begun before. */
  begun?: string
  posted?: string
  ended?: string
  /** When the version in force then began. */
  then?: string
}

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

/** Whoever reads a law in force reads it as it stands: nothing has to be said then. */
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
    ...(onDay?.version?.effective_date ? { then: onDay.version.effective_date } : {}),
  }
}
