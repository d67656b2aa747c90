export interface LoginOutcome {
  /** `done`: a code is here to be exchanged. `left`: the host has taken over (a redirect, a native page). `failed`: nothing happened. */
  kind: 'done' | 'left' | 'failed'
  code?: string
  state?: string
}

export interface LoginRequest {
  /** What `/user/api/v1/login/wechat/info` answered. */
  appId: string
  state: string
  /** '' where it named none: the deployer's setting says where to go. */
  authorizeUrl: string
  /** The path of the page that the provider sends its reader back to. */
  landing: string
  /** The address to come back to: public path with its query. Without one, the address that stands in the bar. */
  returnTo?: string
}

export interface SessionHostPort {
  /** The `token` cookie, where the host has cookies. */
  tokenFromCookie(): string | undefined
  dropCookie(): void
  /** Whether login needs appId and state from the server first (the OAuth hosts do, the native app does not). */
  readonly needsLoginInfo: boolean
  login(request: LoginRequest): Promise<LoginOutcome>
  /** The state that this browser took to the provider; a code that comes back with another one is not ours. Reading forgets it. */
  takePendingState(): string | undefined
  /**
   * What follows a 401, once the session has been cleared: the mini-program starts over at home, an office browser goes to
   * the no-login page, the app opens its native login page over the screen, and elsewhere the reader stays where they are.
   */
  afterExpiry(is3c: boolean): 'stay' | 'home' | 'no-login'
}
