/** What is said of a row of a list that is held. */
import { keepCopy } from './bookmark'

export const rowSheetCopy = {
  ...keepCopy,
  rowSheet: { keep: '收藏', cite: '复制引用' },
}
