const darkQuery = () => window.matchMedia('(prefers-color-scheme: dark)')

export const theme = {
  current: (): 'light' | 'dark' => (darkQuery().matches ? 'dark' : 'light'),
  onChange(listener: () => void) {
    const query = darkQuery()
    const onSchemeChange = () => listener()
    // `addListener` is used because `addEventListener` needs Safari 14.
    query.addListener(onSchemeChange)
    return () => query.removeListener(onSchemeChange)
  },
}
