/** Texts of the screen that opens a PDF. */
import { copy } from '../copy'

export const pdfCopy = {
  ...copy,
  pdf: { opening: '正在打开文件', failed: '无法打开文件，请稍后重试', opened: '文件已打开' },
}
