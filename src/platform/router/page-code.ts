/** The code of the pages: H5 fetches each page's when it is first needed. */
interface CodedPage {
  path?: string
  /** Taro's answer holds the promise of the code beside other things. */
  load?: () => unknown
}

let pages: readonly CodedPage[] = []

export const pageCode = {
  register(all: readonly CodedPage[]) {
    pages = all
  },

  /** Rejects when it cannot be had; asked once more, it is fetched once more. */
  async load(page: string) {
    const found = pages.find(({ path }) => path?.replace(/^\//, '') === page)
    await Promise.all([found?.load?.()].flat())
  },
}
