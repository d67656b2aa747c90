import { parseWebUrl } from '../settings/values'

/** What parsers of addresses disagree about; no honest client sends it. */
const DOUBTFUL = /[\\\s\p{Cc}]/u

/**
 * Where a login may lead back to: an absolute address of the product's own origins. Answers the address as the parser
 * understood it, since that is what a browser will follow, whatever the text looked like.
 */
export function redirectTarget(text: string, origins: string[]): string | undefined {
  const url = DOUBTFUL.test(text) ? undefined : parseWebUrl(text)
  return url && origins.includes(url.origin) ? url.href : undefined
}

/** Adds code and state; the rest of the query keeps its exact spelling, which an H5 router reads by itself. */
export function withCode(target: string, code: string, state: string) {
  const [address = '', ...fragment] = target.split('#')
  const [path, ...query] = address.split('?')
  const kept = query
    .join('?')
    .split('&')
    .filter(pair => pair !== '' && !/^(code|state)(=|$)/.test(pair))
  const search = [...kept, `code=${encodeURIComponent(code)}`, `state=${encodeURIComponent(state)}`].join('&')
  return `${path}?${search}${fragment.length > 0 ? `#${fragment.join('#')}` : ''}`
}
