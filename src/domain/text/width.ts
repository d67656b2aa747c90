/** Converts words between half-width and full-width characters: 15% and 15％ mean the same. */
const FULL = /[！-～]/g
const HALF = /[!-~]/g
const SHIFT = 0xfee0
/**
 * Matches a full-width sign, or %, the only half-width sign that texts print in both widths. Words without them have
 * one form only.
 */
const SEVERAL = /[！-～%]/

const shifted = (text: string, pattern: RegExp, by: number) =>
  text.replace(pattern, sign => String.fromCharCode(sign.charCodeAt(0) + by))

/** Returns the forms of a word in half width and full width, the typed form first. Most words have only one form. */
export function widthVariants(word: string): string[] {
  if (!SEVERAL.test(word)) return [word]
  const half = shifted(word, FULL, -SHIFT)
  const all = [word, half, half.replace(/%/g, '％'), shifted(half, HALF, SHIFT)]
  return all.filter((one, at) => all.indexOf(one) === at)
}
