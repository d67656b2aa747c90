import type { Panes } from './port'

/** WeChat shows one page at a time. */
export const panes: Panes = {
  useLarge: () => false,
  isLarge: () => false,
  useReadBeside: () => false,
  pagesAbove: () => 0,
}
