import { WORDS, button, element, showLayer } from './layer'

interface Modal {
  title?: string
  content?: string
  showCancel?: boolean
  cancelText?: string
  confirmText?: string
  editable?: boolean
  placeholderText?: string
}

interface ModalResult {
  confirm: boolean
  cancel: boolean
  content?: string
}

export function showModal(modal: Modal): Promise<ModalResult> {
  const box = element('div', 'dialog')
  const input = element('input') as HTMLInputElement
  input.placeholder = modal.placeholderText ?? ''
  if (modal.editable) input.value = modal.content ?? ''
  box.append(element('h2', '', modal.title ?? ''), modal.editable ? input : element('p', '', modal.content ?? ''))
  box.setAttribute('role', 'dialog')

  return new Promise(resolve => {
    const close = (confirm: boolean) => {
      hide()
      resolve({ confirm, cancel: !confirm, ...(confirm && modal.editable && { content: input.value }) })
    }
    const footer = element('footer')
    if (modal.showCancel ?? true) footer.append(button(modal.cancelText ?? WORDS.cancel, () => close(false)))
    footer.append(button(modal.confirmText ?? WORDS.confirm, () => close(true)))
    box.append(footer)
    const hide = showLayer(element('div', 'veil'), box)
  })
}
