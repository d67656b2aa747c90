import { matchPattern } from '@domain/format/address'

interface RouterConfig {
  basename?: string
  /** The public patterns of each page path. */
  customRoutes?: Record<string, string | string[]>
}

/** Finds the page of a public address. */
export class AddressBook {
  private entries: Array<{ page: string; pattern: string }> = []
  private basename = ''

  constructor(private readonly notFound: string) {}

  configure({ basename = '', customRoutes = {} }: RouterConfig) {
    this.basename = basename.replace(/\/$/, '')
    this.entries = Object.entries(customRoutes).flatMap(([page, patterns]) =>
      [patterns].flat().map(pattern => ({ page, pattern })),
    )
  }

  /** Returns the page for a path from which the basename is removed. */
  pageAt(path: string): string | undefined {
    return this.entries.find(({ page, pattern }) => page === path || matchPattern(pattern, path))?.page
  }

  /**
   * Returns the path itself if it belongs to a page, otherwise the path of the not-found screen. The root stays as it
   * is, because the router handles it.
   */
  resolve(pathname: string): string {
    const innerPath = pathname.startsWith(`${this.basename}/`) ? pathname.slice(this.basename.length) : undefined
    const isRoot = pathname === this.basename || innerPath === '/'
    return isRoot || (innerPath && this.pageAt(innerPath)) ? pathname : this.basename + this.notFound
  }
}

const encodeSegment = (segment: string) => {
  try {
    decodeURIComponent(segment)
    return segment
  } catch {
    return encodeURIComponent(segment)
  }
}

/**
 * Encodes a path twice. Taro's router decodes a path with `decodeURI` and then each param once more, but not the query
 * values. Encoded twice, path params reach the page in the form of the address, like query values. A segment that
 * cannot be decoded is encoded once more, so that the page can decode it.
 */
export const encodeTwice = (pathname: string) => encodeURI(encodeURI(pathname.split('/').map(encodeSegment).join('/')))

/** A page whose code is a chunk of its own. On H5 the chunk is loaded when the page first opens. */
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
