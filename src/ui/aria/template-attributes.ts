/** What WeChat's screen reader understands on a part, and Taro's templates leave out. Read at build time and at run time. */
const named = { 'aria-role': '', 'aria-label': '' }

export const ARIA_ATTRIBUTES = {
  View: {
    ...named,
    'aria-busy': '',
    'aria-checked': '',
    'aria-disabled': '',
    'aria-expanded': '',
    'aria-live': '',
    'aria-modal': '',
    'aria-selected': '',
  },
  Text: named,
  Input: { 'aria-label': '' },
  Textarea: { 'aria-label': '' },
}
