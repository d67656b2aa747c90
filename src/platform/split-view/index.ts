import type { SplitView } from './port'

/** No split view: WeChat shows one page at a time. */
export const splitView: SplitView = {
  useLarge: () => false,
  isLarge: () => false,
  useIsBesideList: () => false,
  pagesAbove: () => 0,
}
