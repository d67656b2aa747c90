/**
 * Shows a list and its document side by side on a large screen. They are two pages of one history, each with its own
 * address.
 */
export interface SplitView {
  /** Whether the screen is wide enough for both. The component renders again when that changes. */
  useLarge(): boolean
  /** Whether the screen is wide enough at this moment. */
  isLarge(): boolean
  /** Whether the document at this address is the one next to its list. */
  useIsBesideList(address: () => string): boolean
  /** Returns the number of pages above the page that was touched last. Without a split view it is 0. */
  pagesAbove(): number
}
