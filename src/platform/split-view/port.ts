/** Shows a list and its document side by side on a large screen: two pages of one history, each with its own address. */
export interface SplitView {
  /** Whether the screen has room for both. Updates when that changes. */
  useLarge(): boolean
  /** Whether the screen has room at this moment. */
  isLarge(): boolean
  /** Whether the document at this address is the one beside its list. */
  useIsBesideList(address: () => string): boolean
  /** The number of pages above the one touched last. It is 0 without a split view. */
  pagesAbove(): number
}
