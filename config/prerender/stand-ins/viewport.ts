/** Replaces src/platform/viewport, because the server does not know the size of the window. */
export const viewport = {
  size: () => ({ width: 0, height: 0 }),
  onResize: () => () => undefined,
  headerInsets: () => undefined,
}
