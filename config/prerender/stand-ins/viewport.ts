/** Replaces src/platform/viewport: the size of the window is unknown. */
export const viewport = {
  size: () => ({ width: 0, height: 0 }),
  onResize: () => () => undefined,
  headerInsets: () => undefined,
}
