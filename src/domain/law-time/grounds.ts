/** The reason for the shown status of a law. */

export interface StandingGround {
  /**
   * The kind of reason.
   * `source`: the source states the status.
   * `repealed`: another law repeals the law.
   * `superseded`: a later version replaces it.
   * `pending`: the law is not yet in force.
   * `begun`: the source states that it is not yet in force, but its first day has come.
   * `expired`: the period of validity in its own text is over.
   */
  kind: 'source' | 'repealed' | 'superseded' | 'pending' | 'begun' | 'expired'
  /** The title of the repealing law or of the later version. */
  title?: string
  lid?: string
  /** The article that repeals the law: 第一千二百六十条. */
  article?: string
  /**
   * The first day of the repealing or replacing law. For `pending` and `begun`, the first day of the law itself. For
   * `expired`, its last day.
   */
  day?: string
}
