/** Where the app runs. `app` is the native wrapper's webview, `wechat` the WeChat browser, `browser` any other. */
export type Host = 'weapp' | 'app' | 'wechat' | 'browser'

export interface HostPort {
  /** Detected at the first call, then cached. */
  current(): Host
  /** Opened from Moments: a single page that can neither log in nor open another page. */
  isSinglePage(): boolean
}
