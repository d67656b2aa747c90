/**
 * The host in which the app runs. `app` is the native wrapper's webview, `wechat` the WeChat browser, `browser` any
 * other browser.
 */
export type Host = 'weapp' | 'app' | 'wechat' | 'browser'

export interface HostPort {
  /** Returns the host. It is detected at the first call and then cached. */
  current(): Host
  /**
   * Whether the page was opened from Moments. It is then a single page that can neither log in nor open another page.
   */
  isSinglePage(): boolean
}
