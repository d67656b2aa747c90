/**
 * The result of opening a link. `copied`: the host cannot open links, so the address is on the clipboard.
 * `unsupported`: the host can neither open nor copy it.
 */
type LinkOutcome = 'opened' | 'copied' | 'unsupported'
export interface LinksPort {
  /** Opens an http or https address. Other addresses are not opened. */
  openExternal(url: string): Promise<LinkOutcome>
  /** Opens another address in this window. Does nothing on a host that cannot leave the app. */
  leave(url: string): void
  /** Opens a court's live video, in the native wrapper or in a new browser window. WeChat cannot play such a video. */
  openVideo(url: string): Promise<LinkOutcome>
}
