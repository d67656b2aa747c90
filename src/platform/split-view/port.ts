/** A large screen shows a list and the document opened from it side by side: two pages of one history, each with its own address. */
export interface Panes {
  /** Whether the screen has room for them; told again when that changes. */
  useLarge(): boolean
  /** Whether it has now. */
  isLarge(): boolean
  /** Whether the document at this address is the one that is read beside its list. */
  useReadBeside(address: () => string): boolean
  /** How many pages lie above the one that the reader has just touched: none, but where one is seen beside the top. */
  pagesAbove(): number
}
