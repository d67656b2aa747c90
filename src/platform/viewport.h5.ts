export const viewport = {
  size: () => ({ width: window.innerWidth, height: window.innerHeight }),

  onResize(listener: () => void) {
    const told = () => listener()
    window.addEventListener('resize', told)
    return () => window.removeEventListener('resize', told)
  },

  headerInsets: (): { top: number; right: number } | undefined => undefined,
}
