/** Texts of the actions on a row of a list. */
import { bookmarkCopy } from './bookmark'

export const rowActionsCopy = {
  ...bookmarkCopy,
  rowActions: { save: '收藏', cite: '复制引用' },
}
