import type { SplitView } from '../ports/screen'

/** Offers no split view: WeChat shows one page at a time. */
export const splitView: SplitView = {
  useLarge: () => false,
  isLarge: () => false,
  useIsBesideList: () => false,
  pagesAbove: () => 0,
}
