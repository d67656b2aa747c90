/** Texts that only the mini-program has. */
import { copy } from '../copy'

/** Texts of the screen that opens a PDF. */
export const pdfCopy = {
  ...copy,
  pdf: { opening: '正在打开文件', failed: '无法打开文件，请稍后重试', opened: '文件已打开' },
}

/** Texts about pages that a mini-program cannot open. */
export const servicePagesCopy = {
  copied: '链接已复制，请在浏览器中打开',
  unsupported: '当前环境不能打开该链接',
}
