import type { VisibilityPort } from './port'

const visible = () => document.visibilityState !== 'hidden'

export const visibility: VisibilityPort = {
  visible,
  onChange(listener) {
    const told = () => listener(visible())
    document.addEventListener('visibilitychange', told)
    return () => document.removeEventListener('visibilitychange', told)
  },
}
