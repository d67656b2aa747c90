/** The reason why a law has the status that is shown. */

export interface StandingGround {
  /**
   * The kind of reason. `source`: the law's source states the status. `repealed`: another law repeals it.
   * `superseded`: a later version replaces it. `pending`: the law is not yet in force. `begun`: its source
   * stated that it was not yet in force, and its first day has come.
   * `expired`: the validity that the law's own text states is over.
   */
  kind: 'source' | 'repealed' | 'superseded' | 'pending' | 'begun' | 'expired'
  /** The title of the repealing law or of the later version. */
  title?: string
  lid?: string
  /** The article that repeals the law: 第一千二百六十条. */
  article?: string
  /** The first day of the repealing or replacing law. For `pending` and `begun`, the first day of the law itself; for `expired`, its last. */
  day?: string
}
