/**
 * H5 only, in the place of the package of this name (see config/h5.ts): Taro wants no more of it than this, and the
 * package asks for newer browsers than ours.
 */
import { decodeValue, queryPairs } from '@domain/format/address'

type Value = string | null

interface Options {
  decode?: boolean
}

const decoded = (word: string) => decodeValue(word.replace(/\+/g, ' '))

/** A name without `=` is null, a name that comes again has all its values. */
function parse(query: string, { decode = true }: Options = {}) {
  const found: Record<string, Value | Value[]> = {}
  for (const [name, raw] of queryPairs(query.trim().replace(/^[?#&]/, ''))) {
    const value = raw === undefined ? null : decode ? decoded(raw) : raw
    const before = Object.prototype.hasOwnProperty.call(found, name) ? found[name] : undefined
    found[name] = before === undefined ? value : ([] as Value[]).concat(before, value)
  }
  return found
}

export default { parse }
