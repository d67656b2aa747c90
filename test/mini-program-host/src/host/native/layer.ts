import { nativeArea } from '../screen'

export const WORDS = {
  confirm: '确定',
  cancel: '取消',
  copied: '内容已复制',
  privacy: '请阅读并同意《小程序隐私保护指引》',
  agree: '同意',
  refuse: '拒绝',
}

export function element(tag: keyof HTMLElementTagNameMap, className = '', text = ''): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}

/**
 * Handles a press that began on this element. The tap that opened a layer also clicks on the element that
 * then lies under the finger.
 */
export function onPress(target: HTMLElement, pressed: () => void) {
  let begun = false
  target.addEventListener('pointerdown', () => (begun = true))
  target.addEventListener('click', () => begun && pressed())
}

export function button(text: string, pressed: () => void): HTMLElement {
  const made = element('button', '', text)
  onPress(made, pressed)
  return made
}

/** Puts a native layer above the pages. Returns a function that removes the layer. */
export function showLayer(...parts: HTMLElement[]): () => void {
  nativeArea.append(...parts)
  return () => parts.forEach(part => part.remove())
}
