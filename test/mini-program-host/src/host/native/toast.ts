import { element, showLayer } from './layer'

const ICONS: Record<string, string> = { success: '✓', error: '✕', loading: '◌', none: '' }

let hide = () => {}
let timer: ReturnType<typeof setTimeout> | undefined

interface Toast {
  title?: string
  icon?: string
  mask?: boolean
  duration?: number
}

/** Shows a toast. Toast and loading share one place, so the later replaces the earlier. */
function show({ title = '', icon = 'success', mask = false }: Toast) {
  hideToast()
  const box = element('div', mask ? 'toast mask' : 'toast')
  const text = element('p')
  text.append(element('i', '', ICONS[icon] ?? ''), title)
  box.append(text)
  hide = showLayer(box)
}

export function hideToast() {
  clearTimeout(timer)
  hide()
}

export function showToast(toast: Toast) {
  show(toast)
  timer = setTimeout(hide, toast.duration ?? 1500)
}

export const showLoading = (toast: Toast) => show({ ...toast, icon: 'loading' })
