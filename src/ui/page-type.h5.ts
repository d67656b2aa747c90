/** In a browser the root of the document has it: src/platform/type-size.h5.ts. */
export const usePageType = (): { className: string; style?: object } => ({ className: '' })
