/** Ports of the running app: its host, its login, its pages and its updates. */

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

export interface LoginOutcome {
  /**
   * The result of a login. `done`: a code can be exchanged. `left`: the host opened another page (a redirect, a native
   * page). `failed`: nothing happened.
   */
  kind: 'done' | 'left' | 'failed'
  code?: string
  state?: string
}

export interface LoginRequest {
  /** The app id that the login service returned (`/user/api/v1/login/wechat/info`). */
  appId: string
  state: string
  /** The address of the login page. If it is '', the deployer's setting applies. */
  authorizeUrl: string
  /** The path of the page to which the provider redirects. */
  landing: string
  /** The address to return to: the public path with its query. The default is the current address. */
  returnTo?: string
}

export interface SessionHostPort {
  /** Returns the `token` cookie, or `undefined` on a host without cookies. */
  tokenFromCookie(): string | undefined
  dropCookie(): void
  /** Whether a login first needs the app id and the state from the server. The native app does not. */
  readonly needsLoginInfo: boolean
  login(request: LoginRequest): Promise<LoginOutcome>
  /** Returns and deletes the state of the pending login. A code with another state was not requested by this app. */
  takePendingState(): string | undefined
  /**
   * Decides what happens after a 401, once the session is cleared. The mini-program deletes its stored values except
   * the fingerprint, and restarts at home. In a browser, a 3c user (`is3c`) gets the screen `no-login`; other users
   * stay on the screen. The native app opens its own login page.
   */
  afterExpiry(is3c: boolean): 'stay' | 'home' | 'no-login'
}

/** The result of loading a page's code. `left`: the reader went back or forward meanwhile. */
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
  /**
   * Resolves when the next page is shown. Taro has then removed the messages of the previous page. In the mini-program
   * it resolves at once.
   */
  nextPage(): Promise<unknown>
  /** Whether this screen is already on top, as far as the host can detect. */
  isAt(url: string): boolean
}

interface UpdateListeners {
  /** Called when a new version is downloaded. `restart` opens it at home. */
  onReady: (restart: () => void) => void
  onFailed: () => void
}

export interface UpdatesPort {
  watch(listener: UpdateListeners): void
}
