/**
 * Normalises spellings of citations that only the check accepts: 〈民法典〉, 【民法典】, “民法典”第577条, 民法典§577.
 * The text keeps its length, so that offsets stay valid.
 */
import { ARTICLE_NUMERAL } from '../citation/article'
import { isPartiesPaper } from '../citation/law-mentions'
import { eachMatch } from '../text/each-match'
import { isLawName, mayHaveArticles } from './law-like'

const PAIRS: Record<string, string> = {
  ...{ '〈': '〉', '＜': '＞', '【': '】' },
  ...{ '「': '」', '『': '』', '“': '”', '"': '"' },
}
const IN_PAIR = /([〈＜【「『“"])([^〈〉＜＞【】「」『』“”"《》\n]{2,60})([〉＞】」』”"])/g
/** Marks that may enclose any words. A name in them counts as a law only if an article follows. */
const QUOTES = '「『“"'
/** Matches an article directly after a name. */
const ARTICLE = new RegExp(
  `^\\s?(?:[（(][^（）()]{0,60}[）)])?\\s?[的之]?\\s?第?\\s?${ARTICLE_NUMERAL}\\s?[条、,，和及与至到]`,
)
/** Matches names that certainly mean laws. */
const CERTAIN = /^中华人民共和国|^最高人民[法检]|法典$/
const SHORT_FORM = /(?:简称|下称)(?:为)?[：:]?$/
/** The maximum length of a title in 《》 that may contain such a pair of marks. */
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
/** Matches articles after the sign §: §577, §§577、584. A number with a unit is not an article. */
const SIGNS = new RegExp(
  `(§{1,2}\\s?)(${DIGITS}(?:[、,，]\\s?${DIGITS}(?=条|[、,，。；;：:）)的规之和及与]|\\s|$))*)(?![\\d０-９])(条)?`,
  'g',
)

/**
 * Returns the article in normal form. It has the same length as the match: §577 → 577条, § 577 → 第577条, §577条 →
 * 第577条.
 */
function articleWords(sign: string, list: string, hasWord: boolean): string {
  const free = sign.length - (hasWord ? 0 : 1)
  return `${free > 0 ? '第' : ''}${' '.repeat(Math.max(0, free - 1))}${list}条`
}

/** Replaces the matches of a pattern. Each replacement has the length of its match. */
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

export function withPlainSpellings(text: string): string {
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
