/**
 * Resolves `target`, as it stands in the file `from`: relative, or from the root of the bundle. The result
 * has no leading slash.
 */
export function resolvePath(from: string, target: string): string {
  const folder = target.startsWith('/') ? '' : from.slice(0, from.lastIndexOf('/') + 1)
  return new URL(`https://bundle/${folder}${target}`.replace(/([^:])\/+/g, '$1/')).pathname.slice(1)
}

/** Splits a page's address into path and query. The values stay encoded, as in WeChat. */
export function parseUrl(url: string): { path: string; query: Record<string, string> } {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  return { path, query: mark < 0 ? {} : parseQuery(url.slice(mark + 1)) }
}

export function parseQuery(text: string): Record<string, string> {
  const pairs = text.split('&').filter(Boolean)
  return Object.fromEntries(
    pairs.map(pair => {
      const equals = pair.indexOf('=')
      return equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)]
    }),
  )
}
