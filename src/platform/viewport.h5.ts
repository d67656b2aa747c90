export const viewport = {
  size: () => ({ width: window.innerWidth, height: window.innerHeight }),

  onResize(listener: () => void) {
    const onWindowResize = () => listener()
    window.addEventListener('resize', onWindowResize)
    return () => window.removeEventListener('resize', onWindowResize)
  },

  headerInsets: (): { top: number; right: number } | undefined => undefined,
}
