/** Where the app runs. `app` is the native wrapper's webview, `wechat` the WeChat browser, `browser` any other. */
export type Host = 'weapp' | 'app' | 'wechat' | 'browser'

export interface HostPort {
  /** Found out at the first call; the same from then on. */
  current(): Host
  /** Opened from Moments: one page by itself, which can neither log in nor lead to another. */
  isSinglePage(): boolean
}
