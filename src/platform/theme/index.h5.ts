import type { ThemePort } from './port'

const darkness = () => window.matchMedia('(prefers-color-scheme: dark)')

export const theme: ThemePort = {
  current: () => (darkness().matches ? 'dark' : 'light'),
  onChange(listener) {
    const watched = darkness()
    const told = () => listener()
    // The newer addEventListener came with Safari 14.
    watched.addListener(told)
    return () => watched.removeListener(told)
  },
}
