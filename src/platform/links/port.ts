/** `opened`: on its way. `copied`: this host cannot leave, the address is on the clipboard. `unsupported`: nothing can be done here. */
export type LinkOutcome = 'opened' | 'copied' | 'unsupported'
export interface LinksPort {
  /** Only http and https addresses are opened. */
  external(url: string): Promise<LinkOutcome>
  /** Leads away for good, in this very window; a host that cannot leave stays where it is. */
  leave(url: string): void
  /** Court live video: the native wrapper plays it, or a plain browser in a window of its own; WeChat plays none. */
  video(url: string): Promise<LinkOutcome>
}
