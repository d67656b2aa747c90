import type { TextSelection } from '../ports/screen'

/** Does nothing: WeChat lets the reader select and copy text, but does not report the selection. */
export const textSelection: TextSelection = {
  watch: () => () => undefined,
  clear: () => undefined,
}
