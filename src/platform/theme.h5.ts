const darkness = () => window.matchMedia('(prefers-color-scheme: dark)')

export const theme = {
  current: (): 'light' | 'dark' => (darkness().matches ? 'dark' : 'light'),
  onChange(listener: () => void) {
    const watched = darkness()
    const told = () => listener()
    // The newer addEventListener came with Safari 14.
    watched.addListener(told)
    return () => watched.removeListener(told)
  },
}
