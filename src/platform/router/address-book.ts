import { matchPattern } from '@domain/format/address'

interface RouterConfig {
  basename?: string
  /** Page path → its public patterns. */
  customRoutes?: Record<string, string | string[]>
}

/** Which page answers which public address. */
export class AddressBook {
  private entries: Array<{ page: string; pattern: string }> = []
  private basename = ''

  constructor(private readonly notFound: string) {}

  open({ basename = '', customRoutes = {} }: RouterConfig) {
    this.basename = basename.replace(/\/$/, '')
    this.entries = Object.entries(customRoutes).flatMap(([page, patterns]) =>
      [patterns].flat().map(pattern => ({ page, pattern })),
    )
  }

  /** The page of a path that has no basename. */
  pageAt(path: string): string | undefined {
    return this.entries.find(({ page, pattern }) => page === path || matchPattern(pattern, path))?.page
  }

  /** The path itself, or the not-found screen's. The root is left to the router, which knows the home screen. */
  known(pathname: string): string {
    const inside = pathname.startsWith(`${this.basename}/`) ? pathname.slice(this.basename.length) : undefined
    const root = pathname === this.basename || inside === '/'
    return root || (inside && this.pageAt(inside)) ? pathname : this.basename + this.notFound
  }
}

const wellEncoded = (segment: string) => {
  try {
    decodeURIComponent(segment)
    return segment
  } catch {
    return encodeURIComponent(segment)
  }
}

/**
 * Taro's router decodes a path with `decodeURI`, then each param once more, and leaves query values alone. Encoded twice
 * over, path params reach the page as they stand in the address, just like query values: one place decodes both.
 * A segment that cannot be decoded is taken literally.
 */
export const encodedTwice = (pathname: string) => encodeURI(encodeURI(pathname.split('/').map(wellEncoded).join('/')))
