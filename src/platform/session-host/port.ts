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
   * Decides what happens after a 401, once the session is cleared. The mini-program restarts at home. An office
   * browser opens the no-login page. The native app opens its own login page. Any other host stays on the screen.
   */
  afterExpiry(is3c: boolean): 'stay' | 'home' | 'no-login'
}
