export function onVisible(listener: () => void) {
  const onVisibilityChange = () => {
    if (document.visibilityState !== 'hidden') listener()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  return () => document.removeEventListener('visibilitychange', onVisibilityChange)
}
