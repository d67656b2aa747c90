/** Returns no style: in a browser the root element sets the font size (src/platform/type-size.h5.ts). */
export const usePageFontSize = (): { className: string; style?: object } => ({ className: '' })
