/**
 * `longPress`: the reader keeps the picture by a long press, as this host offers it.
 * `refusedPrivacy`: the reader has not agreed to what WeChat says of their privacy here.
 * `refused`: the reader has not allowed it to this program, `refusedBySystem`: nor the phone to WeChat; both can be changed.
 */
export type AlbumOutcome =
  'saved' | 'longPress' | 'cancelled' | 'refusedPrivacy' | 'refused' | 'refusedBySystem' | 'failed'

export interface AlbumPort {
  /** Whether a key may offer it. */
  saves: boolean
  saveImage(path: string): Promise<AlbumOutcome>
  /** Leads to where the refusal can be taken back. */
  openSettings(refusal: AlbumOutcome): Promise<void>
}
