export type ThemeName = 'light' | 'dark'

export interface ThemePort {
  current(): ThemeName
  /** Tells that it changed; answers how to stop listening. */
  onChange(listener: () => void): () => void
}
