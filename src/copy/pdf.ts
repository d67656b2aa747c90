/** Texts of the screen that opens a PDF. */
import { copy } from '../copy'

export const pdfCopy = {
  ...copy,
  pdf: { opening: '正在打开文件', failed: '文件没有打开，请稍后重试', opened: '文件已打开' },
}
