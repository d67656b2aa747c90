/**
 * Rewrites spellings that only the check reads: 〈民法典〉, 【民法典】, “民法典”第577条, 民法典§577. The text keeps its length, so
 * that offsets stay.
 */
import { NUMERAL } from '../citation/article'
import { isPartiesPaper } from '../citation/law-mentions'
import { eachMatch } from '../text/each-match'
import { isLawName, mayHaveArticles } from './law-like'

const PAIRS: Record<string, string> = {
  ...{ '〈': '〉', '＜': '＞', '【': '】' },
  ...{ '「': '」', '『': '』', '“': '”', '"': '"' },
}
const IN_PAIR = /([〈＜【「『“"])([^〈〉＜＞【】「」『』“”"《》\n]{2,60})([〉＞】」』”"])/g
/** Marks that also stand around words of any kind. A law in them needs an article. */
const QUOTES = '「『“"'
/** Matches an article right behind a name. */
const ARTICLE = new RegExp(`^\\s?(?:[（(][^（）()]{0,60}[）)])?\\s?[的之]?\\s?第?\\s?${NUMERAL}\\s?[条、,，和及与至到]`)
/** Matches names that are laws without further evidence. */
const CERTAIN = /^中华人民共和国|^最高人民[法检]|法典$/
const SHORT_FORM = /(?:简称|下称)(?:为)?[：:]?$/
/** The longest title in 《》 that may contain a pair. */
const TITLE = 130

function isInTitle(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - TITLE), at)
  return before.lastIndexOf('《') > before.lastIndexOf('》')
}

function isLaw(text: string, open: string, name: string, from: number, to: number): boolean {
  if (isPartiesPaper(name) || isInTitle(text, from)) return false
  if (ARTICLE.test(text.slice(to, to + 70))) return mayHaveArticles(name)
  if (QUOTES.indexOf(open) >= 0 || SHORT_FORM.test(text.slice(Math.max(0, from - 6), from))) return false
  return CERTAIN.test(name) && isLawName(name)
}

const DIGITS = '[\\d０-９]{1,4}'
/** Matches articles behind the sign: §577, §§577、584. A number with a unit is no article. */
const SIGNS = new RegExp(
  `(§{1,2}\\s?)(${DIGITS}(?:[、,，]\\s?${DIGITS}(?=条|[、,，。；;：:）)的规之和及与]|\\s|$))*)(?![\\d０-９])(条)?`,
  'g',
)

/** Returns as many characters as the match has: §577 → 577条, § 577 → 第577条, §577条 → 第577条. */
function articleWords(sign: string, list: string, hasWord: boolean): string {
  const free = sign.length - (hasWord ? 0 : 1)
  return `${free > 0 ? '第' : ''}${' '.repeat(Math.max(0, free - 1))}${list}条`
}

/** Rewrites parts of a text by a function. Each part keeps its length. */
function rewritten(text: string, pattern: RegExp, rewrite: (match: RegExpExecArray) => string | undefined): string {
  let whole = ''
  let from = 0
  eachMatch(text, pattern, match => {
    const words = rewrite(match as RegExpExecArray)
    if (words === undefined) return
    whole += text.slice(from, match.index) + words
    from = match.index + match[0].length
  })
  return whole + text.slice(from)
}

export function plainSpellings(text: string): string {
  const signed =
    text.indexOf('§') < 0
      ? text
      : rewritten(text, SIGNS, ({ 1: sign = '', 2: list = '', 3: word }) =>
          articleWords(sign, list, word !== undefined),
        )
  return rewritten(signed, IN_PAIR, ({ 0: whole, 1: open = '', 2: name = '', 3: close, index }) =>
    close === PAIRS[open] && isLaw(signed, open, name, index, index + whole.length) ? `《${name}》` : undefined,
  )
}
