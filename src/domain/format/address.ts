/**
 * Reads and writes public addresses. An address has a path that follows a pattern such as `/case-detail/:jid`, and a
 * query.
 */

/** The parameters of an address by name. The values are decoded. */
export type Params = Record<string, string>

/** The path segment in place of an absent parameter, because a segment cannot be empty. */
export const UNNAMED_SEGMENT = '-'

/** Decodes one value. Improperly encoded text (`100%`) is returned unchanged. */
export function decodeValue(raw: string): string {
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}

/**
 * Matches a surrogate pair or half of one. Half a pair (a cut emoji) cannot be encoded, so it becomes the replacement
 * character.
 */
const PAIR_OR_HALF = /[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g
export const encodeValue = (value: string) =>
  encodeURIComponent(value.replace(PAIR_OR_HALF, match => (match.length === 2 ? match : '\uFFFD')))

/**
 * Returns the pairs of a query. Names are decoded, and values are raw. A name without `=` has the value `undefined`.
 * All code that reads names uses this function, so that it decodes them in the same way.
 */
export const queryPairs = (search: string): Array<[name: string, value: string | undefined]> =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter(Boolean)
    .map(pair => {
      const cut = pair.indexOf('=')
      const name = decodeValue((cut < 0 ? pair : pair.slice(0, cut)).replace(/\+/g, ' '))
      return [name, cut < 0 ? undefined : pair.slice(cut + 1)]
    })

export function parseQuery(search: string): Params {
  const params: Params = {}
  for (const [name, value = ''] of queryPairs(search)) params[name] = decodeValue(value.replace(/\+/g, ' '))
  return params
}

/** Whether an address contains a share key. The key may follow any separator that a parser might accept. */
export const hasShareKey = (address: string) =>
  queryPairs(address.replace(/[?;#]/g, '&')).some(([name]) => name.toLowerCase() === 'secretkey')

/** The parameters of a query. A name with several values is repeated in the address. */
export type QueryParams = Record<string, string | readonly string[] | undefined>

/** Writes a query: `{a: '1', b: ['', '2']}` → `?a=1&b=&b=2`. Without parameters the text is empty. */
export function formatQuery(params: QueryParams): string {
  const pairs: string[] = []
  for (const [name, value] of Object.entries(params))
    for (const one of value === undefined ? [] : typeof value === 'string' ? [value] : value)
      pairs.push(`${encodeValue(name)}=${encodeValue(one)}`)
  return pairs.length ? `?${pairs.join('&')}` : ''
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

/** Returns the params of a path, or `undefined` if the path does not match the pattern. */
export function matchPattern(pattern: string, path: string): Params | undefined {
  const patternSegments = segmentsOf(pattern)
  const pathSegments = segmentsOf(path)
  if (patternSegments.length !== pathSegments.length) return undefined
  const params: Params = {}
  for (const [index, segment] of patternSegments.entries()) {
    const value = pathSegments[index] ?? ''
    if (segment.startsWith(':')) params[segment.slice(1)] = decodeValue(value)
    else if (segment !== value) return undefined
  }
  return params
}

/**
 * Fills a pattern. Params that the pattern does not contain become the query. Throws if a param of the pattern is
 * missing or empty, because that is a programming error.
 */
export function fillPattern(pattern: string, params: Partial<Params>): string {
  const rest = { ...params }
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    if (!value) throw new Error(`The address ${pattern} needs ${name}.`)
    delete rest[name]
    return encodeValue(value)
  })
  return path + formatQuery(rest)
}

/** Splits an address into path and query. The fragment is dropped. */
export function splitAddress(address: string): { path: string; search: string } {
  const whole = address.split('#')[0] ?? ''
  const cut = whole.indexOf('?')
  return cut < 0 ? { path: whole, search: '' } : { path: whole.slice(0, cut), search: whole.slice(cut) }
}

const WEB_ADDRESS = /^https?:\/\/[^\s\\/?#@"'<>]+(?:[/?#][^\s\\"<>]*)?$/i

/** Whether a value is a safe address to open or download: http or https, with a host and without user-info. */
export const isHttpUrl = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 8192 && WEB_ADDRESS.test(value)
