/** The widths in which texts write signs: 15% and 15％ are the same. */
const FULL = /[！-～]/g
const HALF = /[!-~]/g
const SHIFT = 0xfee0
/** A full-width sign, or the sign that texts print in both widths. Other words are searched as they are. */
const SEVERAL = /[！-～%]/

const shifted = (text: string, pattern: RegExp, by: number) =>
  text.replace(pattern, sign => String.fromCharCode(sign.charCodeAt(0) + by))

/** Returns a word in each width that texts use, the typed one first. Most words have one. */
export function widthsOf(word: string): string[] {
  if (!SEVERAL.test(word)) return [word]
  const half = shifted(word, FULL, -SHIFT)
  const all = [word, half, half.replace(/%/g, '％'), shifted(half, HALF, SHIFT)]
  return all.filter((one, at) => all.indexOf(one) === at)
}
