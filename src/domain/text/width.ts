/** Finds the widths in which texts write a sign: 15% and 15％ mean the same. */
const FULL = /[！-～]/g
const HALF = /[!-~]/g
const SHIFT = 0xfee0
/**
 * Matches a full-width sign, or the one half-width sign that texts print in both widths. Other words need no variants.
 */
const SEVERAL = /[！-～%]/

const shifted = (text: string, pattern: RegExp, by: number) =>
  text.replace(pattern, sign => String.fromCharCode(sign.charCodeAt(0) + by))

/** Returns a word in each width that texts use, the typed form first. Most words have only one. */
export function widthsOf(word: string): string[] {
  if (!SEVERAL.test(word)) return [word]
  const half = shifted(word, FULL, -SHIFT)
  const all = [word, half, half.replace(/%/g, '％'), shifted(half, HALF, SHIFT)]
  return all.filter((one, at) => all.indexOf(one) === at)
}
