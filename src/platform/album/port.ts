/**
 * The result of a save. `longPress`: the reader can save the picture by a long press. `refusedPrivacy`: the reader has
 * not agreed to WeChat's privacy terms. `refused`: the reader denied this program the permission. `refusedBySystem`:
 * the phone denied it to WeChat. The last two can be changed in the settings.
 */
export type AlbumOutcome =
  'saved' | 'longPress' | 'cancelled' | 'refusedPrivacy' | 'refused' | 'refusedBySystem' | 'failed'

export interface AlbumPort {
  /** Whether the app itself can save to the album. */
  canSave: boolean
  saveImage(path: string): Promise<AlbumOutcome>
  /** Opens the settings page on which the reader can grant the permission. */
  openSettings(refusal: AlbumOutcome): Promise<void>
}
