export interface LoginOutcome {
  /** `done`: a code can be exchanged. `left`: the host opened another page (a redirect, a native page). `failed`: nothing happened. */
  kind: 'done' | 'left' | 'failed'
  code?: string
  state?: string
}

export interface LoginRequest {
  /** From `/user/api/v1/login/wechat/info`. */
  appId: string
  state: string
  /** '' when the service names none: then the deployer's setting applies. */
  authorizeUrl: string
  /** The path of the page to which the provider redirects. */
  landing: string
  /** The address to return to: public path with its query. Defaults to the current address. */
  returnTo?: string
}

export interface SessionHostPort {
  /** The `token` cookie; undefined on a host without cookies. */
  tokenFromCookie(): string | undefined
  dropCookie(): void
  /** Whether login first needs appId and state from the server. The native app does not. */
  readonly needsLoginInfo: boolean
  login(request: LoginRequest): Promise<LoginOutcome>
  /** Returns and deletes the state of the pending login. A code with another state is not ours. */
  takePendingState(): string | undefined
  /**
   * The step after a 401, once the session is cleared. The mini-program restarts at home; an office browser opens the
   * no-login page; the app opens its native login page; any other host stays on the screen.
   */
  afterExpiry(is3c: boolean): 'stay' | 'home' | 'no-login'
}
