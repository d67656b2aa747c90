export function onShown(listener: () => void) {
  const told = () => {
    if (document.visibilityState !== 'hidden') listener()
  }
  document.addEventListener('visibilitychange', told)
  return () => document.removeEventListener('visibilitychange', told)
}
