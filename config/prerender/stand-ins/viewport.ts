/** In the place of src/platform/viewport: nobody knows how large the window is. */
export const viewport = {
  size: () => ({ width: 0, height: 0 }),
  onResize: () => () => undefined,
  headerInsets: () => undefined,
}
