/** `copied`: the host cannot open links, so the address is on the clipboard. `unsupported`: the host can do neither. */
export type LinkOutcome = 'opened' | 'copied' | 'unsupported'
export interface LinksPort {
  /** Only http and https addresses are opened. */
  openExternal(url: string): Promise<LinkOutcome>
  /** Replaces the page in this window. A host that cannot leave does nothing. */
  leave(url: string): void
  /** Opens a court's live video: in the native wrapper, or in a new browser window. WeChat plays none. */
  openVideo(url: string): Promise<LinkOutcome>
}
