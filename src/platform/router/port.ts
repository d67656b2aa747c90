/** The result of loading a page's code. `left`: the reader opened another page meanwhile. */
export type Readiness = 'ready' | 'failed' | 'left'

export interface RouterPort {
  /** Returns the url for Taro's navigation: the public address on H5, the page path in the mini-program. */
  url(screen: { address: string; page: string; query: string }): string
  /** Loads a page's code before the address changes. Otherwise a step back during the load would fail. */
  prepare(page: string): Promise<Readiness>
  /** Loads a page's code when the device is idle, if the connection allows it. */
  prefetch(page: string): void
  /**
   * Updates the query of the address to match the top screen. The path and the position in the history do not change.
   */
  rewrite(address: string): void
  /** Returns the address without the basename, or `undefined` on a host without an address bar. */
  address(): string | undefined
  /** Resolves when the next page is shown. Taro has then removed the messages of the previous page. */
  nextPage(): Promise<unknown>
  /** Whether this screen is already on top, as far as the host can detect. */
  isAt(url: string): boolean
}
