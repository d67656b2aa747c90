export interface TabIds {
  active: string
  /** The tab before it, or the whole line where it is the first. */
  before: string
}

/** Props for the scroll view of the tabs, that bring the active one into sight. */
export type RevealTab = (ids: TabIds) => Record<string, unknown>
