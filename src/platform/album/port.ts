/**
 * `longPress`: the host lets the reader save the picture by a long press.
 * `refusedPrivacy`: the reader has not agreed to WeChat's privacy terms.
 * `refused`: the reader denied this program the permission. `refusedBySystem`: the phone denied it to WeChat. Both can be changed.
 */
export type AlbumOutcome =
  'saved' | 'longPress' | 'cancelled' | 'refusedPrivacy' | 'refused' | 'refusedBySystem' | 'failed'

export interface AlbumPort {
  /** Whether the app can save to the album itself. */
  canSave: boolean
  saveImage(path: string): Promise<AlbumOutcome>
  /** Opens the settings page on which the reader can grant the permission. */
  openSettings(refusal: AlbumOutcome): Promise<void>
}
