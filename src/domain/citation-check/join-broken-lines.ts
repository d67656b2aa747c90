/** Removes the line breaks of a printed layout from pasted text, so that no citation or quotation is split. */

/** The minimum length of a line that was broken because it was full. */
const FULL_LINE = 16
/** Matches the end of a sentence, heading or list item. */
const ENDED = /[。；！？：;!?:.”"』）)】]$/
/** Matches the start of a new paragraph, such as 一、 （一） 1. or an opening quotation mark. */
const BEGINS = /^(?:[一二三四五六七八九十]{1,3}、|[（(][一二三四五六七八九十\d]{1,3}[）)]|\d{1,3}[.、．]|[“"「•·])/

const NUMERAL = '零〇一二三四五六七八九十百千两\\d０-９'
/** Matches line ends that continue on the next line: 《中华人民, 第五百, （2021）京01民. */
const GOES_ON = [
  /《[^《》]{0,100}$/,
  new RegExp(`第[${NUMERAL}]{0,12}$`),
  /[（(〔［[【]\s?(?:19|20)?\d{0,4}$/,
  /[（(〔［[【]\s?(?:19|20)\d{2}\s?[）)〕］\]】][^，。；、《》（）()]{0,16}$/,
  /[、，,和及与《（(〔]$/,
]
/** Matches an article at the beginning of a line. It continues a line that ends with the name of a law. */
const ARTICLE = new RegExp(`^第[${NUMERAL}]{1,12}[条款项]`)
const NUMBERED = new RegExp(`^[${NUMERAL}]{0,12}[条款项](?:[^例约件]|$)`)
const LAW_ENDS = /(?:》|[法典例释定法则])$/

function continuesOn(before: string, after: string): boolean {
  if (after === '' || before === '') return false
  const end = before.slice(-120)
  if (GOES_ON.some(pattern => pattern.test(end))) return true
  if (LAW_ENDS.test(end) && ARTICLE.test(after) && !/^第[^条]*条\s/.test(after)) return true
  if (NUMBERED.test(after) && new RegExp(`[${NUMERAL}]$`).test(end)) return true
  return before.length >= FULL_LINE && !ENDED.test(end) && !BEGINS.test(after) && !/^第[^条\s]{1,12}条\s/.test(after)
}

/** Replaces ASCII and other substitutes of title brackets by 《 and 》. */
const titles = (line: string) => line.replace(/<<|＜＜|〈〈/g, '《').replace(/>>|＞＞|〉〉/g, '》')

export function joinBrokenLines(text: string): string {
  let last = ''
  let whole = ''
  for (const raw of text.split(/\r\n?|[\n\u2028\u2029\v\f]/)) {
    const line = titles(raw.replace(/[\u200b\ufeff]/g, '').trim())
    const joins = continuesOn(last, line)
    whole += joins ? line : whole === '' ? line : `\n${line}`
    last = joins ? (last + line).slice(-200) : line
  }
  return whole
}
