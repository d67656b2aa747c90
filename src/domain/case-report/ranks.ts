/**
 * The order of similar cases in a report, by Art. 4 of 法发〔2020〕24号.
 * Art. 4 has no place for entries of 人民法院案例库. They come after the guiding cases, because courts shall consult
 * them (法〔2024〕92号 Art. 19).
 */
import { mayBeSameCourt } from '../case-history/courts'
import type { CourtHierarchy } from './court-name'

export const RANKS = ['guiding', 'entry', 'supreme', 'high', 'near', 'other'] as const
export type Rank = (typeof RANKS)[number]

/** The ranks that Art. 4 lists, with their positions in it. */
export const RANK_PLACES: Partial<Record<Rank, number>> = { guiding: 1, supreme: 2, high: 3, near: 4 }

/** The kinds of publication that decide a rank. */
export const PUBLICATION_KINDS = { guiding: '指导性案例', entry: '参考案例', gazette: '公报案例', typical: '典型案例' }

export interface RankedCase {
  /** The kind of publication: 指导性案例, 参考案例, 公报案例, 典型案例 or 普通案例. */
  kind: string
  court: { name: string; level: string; province: string }
  /** Whether the text states that 最高人民法院 published the case as a typical case. */
  isSupremeTypical: boolean
}

const isSame = (court: string, other: string | undefined) => other !== undefined && mayBeSameCourt(court, other)

export function rankOf({ kind, court, isSupremeTypical }: RankedCase, pending: CourtHierarchy | undefined): Rank {
  if (kind === PUBLICATION_KINDS.guiding) return 'guiding'
  if (kind === PUBLICATION_KINDS.entry) return 'entry'
  if (kind === PUBLICATION_KINDS.gazette || isSupremeTypical || court.level === '最高') return 'supreme'
  if (!pending || !court.name) return 'other'
  if (court.level === '高级' && (court.province === pending.province || isSame(court.name, pending.high))) return 'high'
  return isSame(court.name, pending.name) || isSame(court.name, pending.above) ? 'near' : 'other'
}

/**
 * Returns the first place of Art. 4 that has a case. Art. 4 allows the search to end there, except at guiding cases.
 */
export const firstRankPlace = (ranks: Rank[]): number | undefined =>
  ranks
    .map(rank => RANK_PLACES[rank])
    .filter(place => place !== undefined)
    .sort((a, b) => a - b)[0]
