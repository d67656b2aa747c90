/** Texts about pages that a mini-program cannot open. */
export const servicePagesCopy = {
  copied: '链接已复制，请在浏览器中打开',
  unsupported: '当前环境不能打开该链接',
}
