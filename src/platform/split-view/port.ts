/**
 * Shows a list and its document side by side on a large screen. They are two pages of one history, and each
 * has its own address.
 */
export interface SplitView {
  /** Whether the screen is wide enough for list and document. The component renders again when that changes. */
  useLarge(): boolean
  /** Whether the screen is wide enough at this moment. */
  isLarge(): boolean
  /** Whether the document at this address is shown beside its list. */
  useIsBesideList(address: () => string): boolean
  /** Returns the number of pages above the page that the reader touched last. Without a split view it is 0. */
  pagesAbove(): number
}
