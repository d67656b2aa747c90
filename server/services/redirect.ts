import { parseWebUrl } from '../settings/values'

/** Characters that parsers of addresses interpret differently. No legitimate client sends such characters. */
const DOUBTFUL = /[\\\s\p{Cc}]/u

/**
 * Validates the return address of a login: absolute, within the product's origins. Returns it as parsed,
 * since that is what a browser will follow.
 */
export function validRedirectTarget(text: string, origins: string[]): string | undefined {
  const url = DOUBTFUL.test(text) ? undefined : parseWebUrl(text)
  return url && origins.includes(url.origin) ? url.href : undefined
}

/**
 * Adds `code` and `state` to an address. The other parameters keep their exact encoding, in which the router of the H5
 * app reads them.
 */
export function addLoginCode(target: string, code: string, state: string) {
  const [address, ...fragment] = target.split('#') as [string, ...string[]]
  const [path, ...query] = address.split('?')
  const others = query
    .join('?')
    .split('&')
    .filter(pair => pair !== '' && !/^(code|state)(=|$)/.test(pair))
  const search = [...others, `code=${encodeURIComponent(code)}`, `state=${encodeURIComponent(state)}`].join('&')
  return `${path}?${search}${fragment.length > 0 ? `#${fragment.join('#')}` : ''}`
}
