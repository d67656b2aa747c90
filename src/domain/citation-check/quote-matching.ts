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

/** Returns the text without white space and quotation marks, and with punctuation and digits in one width. */
export const bareWords = (text: string): string =>
  text
    .replace(/\.{3,}/g, '…')
    .replace(/\.(?!\d)/g, '。')
    .replace(/[\s\u200b“”"‘’'「」『』＂]/g, '')
    .replace(/[,;:()?!]/g, sign => HALF_WIDTH[sign] ?? sign)
    .replace(/％/g, '%')
    .replace(/[０-９]/g, digit => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))

/** Matches the number of an article at the start of a quote. It is not part of the article's text. */
const NUMBERED = /^第[零〇一二三四五六七八九十百千两\d]{1,12}条(?:之[一二三四五六七八九十\d]{1,3})?/
export const withoutArticleNumber = (quote: string): string => quote.replace(NUMBERED, '')

const OMISSION = /(?:…|\*{3,}|。{3,}|×{3,}|（略）)+/
const SIGNS = '，。；：、！？'

/**
 * Removes punctuation at both ends.
 * A regular expression anchored at the end would restart at each sign and be slow.
 */
function withoutSignsAround(part: string): string {
  let from = 0
  let to = part.length
  while (to > from && SIGNS.indexOf(part.charAt(to - 1)) >= 0) to--
  while (from < to && SIGNS.indexOf(part.charAt(from)) >= 0) from++
  return part.slice(from, to)
}

const partsOf = (quote: string) =>
  withoutArticleNumber(bareWords(quote))
    .split(OMISSION)
    .map(withoutSignsAround)
    .filter(part => part !== '')

/**
 * Returns a function that tells whether a bare text contains the quote. All parts of the quote must occur in sequence.
 * One function serves many texts.
 */
export function quoteMatcher(quote: string): (bare: string) => boolean {
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
