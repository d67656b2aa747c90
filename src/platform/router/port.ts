export interface RouterPort {
  /** What Taro's navigation is given for a screen: its public address on H5, its page path in the mini-program. */
  url(screen: { address: string; page: string; query: string; ready: boolean }): string
  /** Lets the address say what the screen on top shows by now. Path and place in the history stay; only the query is new. */
  rewrite(address: string): void
  /** Whether this screen is on top already, as far as the host can tell. */
  isAt(url: string): boolean
}
