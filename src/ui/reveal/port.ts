export interface RevealIds {
  active: string
  /** The one before it, or what holds all of them where it is the first. */
  before: string
}

/** Props for a scroll view, that bring its active part into sight. */
export type Reveal = (ids: RevealIds) => Record<string, unknown>
