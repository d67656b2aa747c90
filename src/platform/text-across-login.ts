interface TextAcrossLogin {
  store: (text: string) => void
  take: () => string
}

/** Stores nothing, because a login in WeChat does not leave the screen. */
export const textAcrossLogin: TextAcrossLogin = { store: () => undefined, take: () => '' }
