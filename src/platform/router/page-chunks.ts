/** The code chunks of the pages. On H5 the chunk of a page is loaded when the page first opens. */
interface ChunkedPage {
  path?: string
  /** Loads the page's code. Taro returns a promise, alone or in an array. */
  load?: () => unknown
}

let pages: readonly ChunkedPage[] = []

export const pageChunks = {
  register(routes: readonly ChunkedPage[]) {
    pages = routes
  },

  /** Loads the chunk of a page. Rejects if that fails; a second call tries again. */
  async load(page: string) {
    const entry = pages.find(({ path }) => path?.replace(/^\//, '') === page)
    await Promise.all([entry?.load?.()].flat())
  },
}
