const KEY = 'text-across-login'

/** A text of a screen that outlives the login page. The browser deletes it with the tab, and no server receives it. */
export const textAcrossLogin = {
  /** An empty text removes the stored one. */
  store(text: string) {
    try {
      if (text) sessionStorage.setItem(KEY, text)
      else sessionStorage.removeItem(KEY)
    } catch {
      // Without `sessionStorage` the text is lost at the login.
    }
  },
  /** Returns the text and removes it. */
  take(): string {
    try {
      const text = sessionStorage.getItem(KEY) ?? ''
      sessionStorage.removeItem(KEY)
      return text
    } catch {
      return ''
    }
  },
}
