import { WORDS, button, element, onPress, showLayer } from './layer'

export interface Sheet {
  title?: string
  items: string[]
}

/** Shows a list from the bottom edge. Resolves to the index of the pressed item, or to `undefined` for 取消. */
export function showSheet({ title, items }: Sheet): Promise<number | undefined> {
  return new Promise(resolve => {
    const close = (index?: number) => {
      hide()
      resolve(index)
    }
    const sheet = element('div', 'sheet')
    if (title) sheet.append(element('p', '', title))
    sheet.append(
      ...items.map((item, index) => button(item, () => close(index))),
      button(WORDS.cancel, () => close()),
    )
    const veil = element('div', 'veil')
    onPress(veil, () => close())
    const hide = showLayer(veil, sheet)
  })
}
