import type { SplitView } from './port'

/** Offers no split view: WeChat shows one page at a time. */
export const splitView: SplitView = {
  useLarge: () => false,
  isLarge: () => false,
  useIsBesideList: () => false,
  pagesAbove: () => 0,
}
