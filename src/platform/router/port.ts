/** `left`: the reader went elsewhere while waiting. */
export type Readiness = 'ready' | 'failed' | 'left'

export interface RouterPort {
  /** What Taro's navigation is given for a screen: its public address on H5, its page path in the mini-program. */
  url(screen: { address: string; page: string; query: string }): string
  /** Has a page at hand before its address is gone to: between the two a step back would go astray. */
  prepare(page: string): Promise<Readiness>
  /** Has a page at hand in time, when nothing else is to be done and the line may be used for it. */
  prefetch(page: string): void
  /** Lets the address say what the screen on top shows by now. Path and place in the history stay; only the query is new. */
  rewrite(address: string): void
  /** What stands in the address bar, without the basename; nothing where there is no bar. */
  address(): string | undefined
  /** When the next page has come: by then Taro has taken down what the page before has shown. */
  nextPage(): Promise<unknown>
  /** Whether this screen is on top already, as far as the host can tell. */
  isAt(url: string): boolean
}
