/** The code chunks of the pages. H5 loads each page's chunk on first use. */
interface ChunkedPage {
  path?: string
  /** Taro returns the code's promise, alone or in an array. */
  load?: () => unknown
}

let pages: readonly ChunkedPage[] = []

export const pageChunks = {
  register(routes: readonly ChunkedPage[]) {
    pages = routes
  },

  /** Rejects when the chunk does not load. A second call loads it again. */
  async load(page: string) {
    const entry = pages.find(({ path }) => path?.replace(/^\//, '') === page)
    await Promise.all([entry?.load?.()].flat())
  },
}
