/** Why a law has the standing that is shown. */

export interface StandingGround {
  /**
   * `source`: its source states the status. `repealed`: another law ends it. `superseded`: a later version replaces it.
   * `pending`: it begins on a later day.
   */
  kind: 'source' | 'repealed' | 'superseded' | 'pending'
  /** The law that repeals it, or the later version. */
  title?: string
  lid?: string
  /** 第一千二百六十条, which repeals it. */
  article?: string
  /** The first day of the law that repeals or replaces it, or its own. */
  day?: string
}
