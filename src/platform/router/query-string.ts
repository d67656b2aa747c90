/**
 * Replaces the package 'query-string' on H5 (see config/h5.ts). Taro needs only `parse`, and the package requires
 * newer browsers than this app.
 */
import { decodeValue, queryPairs } from '@domain/format/address'

type Value = string | null

interface Options {
  decode?: boolean
}

const decodeWord = (word: string) => decodeValue(word.replace(/\+/g, ' '))

/** Parses a query. A name without `=` has the value null. A repeated name has an array of values. */
function parse(query: string, { decode = true }: Options = {}) {
  const params: Record<string, Value | Value[]> = {}
  for (const [name, raw] of queryPairs(query.trim().replace(/^[?#&]/, ''))) {
    const value = raw === undefined ? null : decode ? decodeWord(raw) : raw
    const before = Object.prototype.hasOwnProperty.call(params, name) ? params[name] : undefined
    params[name] = before === undefined ? value : ([] as Value[]).concat(before, value)
  }
  return params
}

export default { parse }
