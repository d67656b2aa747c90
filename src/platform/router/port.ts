/** `left`: the reader went elsewhere meanwhile. */
export type Readiness = 'ready' | 'failed' | 'left'

export interface RouterPort {
  /** The url for Taro's navigation: the public address on H5, the page path in the mini-program. */
  url(screen: { address: string; page: string; query: string }): string
  /** Loads a page's code before the address changes: a step back in between would fail. */
  prepare(page: string): Promise<Readiness>
  /** Loads a page's code when idle, if the connection allows it. */
  prefetch(page: string): void
  /** Updates the query of the address to match the top screen. Path and history position stay. */
  rewrite(address: string): void
  /** The address without the basename; undefined on a host without an address bar. */
  address(): string | undefined
  /** Resolves when the next page is shown. Taro has removed the previous page's messages by then. */
  nextPage(): Promise<unknown>
  /** Whether this screen is already on top, as far as the host can tell. */
  isAt(url: string): boolean
}
