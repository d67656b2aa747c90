/** Checks whether quoted words are part of a text. */

const HALF_WIDTH: Record<string, string> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '(': '（',
  ')': '）',
  '?': '？',
  '!': '！',
}

/** Returns the words without white space and quotation marks, and with all punctuation in one width. */
export const bareWords = (text: string): string =>
  text
    .replace(/\.{3,}/g, '…')
    .replace(/\.(?!\d)/g, '。')
    .replace(/[\s\u200b“”"‘’'「」『』＂]/g, '')
    .replace(/[,;:()?!]/g, sign => HALF_WIDTH[sign] ?? sign)
    .replace(/％/g, '%')
    .replace(/[０-９]/g, digit => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))

/** Matches the number of an article at its start, which is not part of its words. */
const NUMBERED = /^第[零〇一二三四五六七八九十百千两\d]{1,12}条(?:之[一二三四五六七八九十\d]{1,3})?/
export const withoutNumber = (quote: string): string => quote.replace(NUMBERED, '')

const OMISSION = /(?:…|\*{3,}|。{3,}|×{3,}|（略）)+/
const SIGNS = '，。；：、！？'

/**
 * Removes signs at both ends without a regular expression. A pattern anchored at the end would restart at every sign
 * before it.
 */
function withoutSignsAround(part: string): string {
  let from = 0
  let to = part.length
  while (to > from && SIGNS.indexOf(part.charAt(to - 1)) >= 0) to--
  while (from < to && SIGNS.indexOf(part.charAt(from)) >= 0) from++
  return part.slice(from, to)
}

const partsOf = (quote: string) =>
  withoutNumber(bareWords(quote))
    .split(OMISSION)
    .map(withoutSignsAround)
    .filter(part => part !== '')

/**
 * Returns a function that searches a quote in bare texts. All parts of the quote must occur in the given sequence. It
 * is created once for many texts.
 */
export function quoteFinder(quote: string): (bare: string) => boolean {
  const parts = partsOf(quote)
  return bare => {
    let at = 0
    return parts.every(part => {
      const position = bare.indexOf(part, at)
      at = position + part.length
      return position >= 0
    })
  }
}
