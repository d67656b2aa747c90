/** What is said of a row of a list that is held. */
import { copy as everywhere } from './keep'

export const copy = {
  ...everywhere,
  rowSheet: { keep: '收藏', cite: '复制引用' },
}
