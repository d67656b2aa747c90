/**
 * H5 only, in the place of the package of this name (see config/h5.ts): Taro wants no more of it than this, and the
 * package asks for newer browsers than ours.
 */
type Value = string | null

interface Options {
  decode?: boolean
}

function decoded(word: string) {
  try {
    return decodeURIComponent(word.replace(/\+/g, ' '))
  } catch {
    return word
  }
}

/** A name without `=` is null, a name that comes again has all its values. */
function parse(query: string, { decode = true }: Options = {}) {
  const read = decode ? decoded : (word: string) => word
  const found: Record<string, Value | Value[]> = {}
  for (const pair of query
    .trim()
    .replace(/^[?#&]/, '')
    .split('&')) {
    if (!pair) continue
    const cut = pair.indexOf('=')
    const name = read(cut < 0 ? pair : pair.slice(0, cut))
    const value = cut < 0 ? null : read(pair.slice(cut + 1))
    const before = Object.prototype.hasOwnProperty.call(found, name) ? found[name] : undefined
    found[name] = before === undefined ? value : ([] as Value[]).concat(before, value)
  }
  return found
}

export default { parse }
