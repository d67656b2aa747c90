import { parseChineseNumeral, toChineseNumeral } from '../format/numerals'

export interface ArticleNumber {
  number: number
  /** The number after 之: 1 for 之一, 2 for 之二. */
  sub?: number
}

/** A pattern for a numeral in a statute. Its length is limited, so that long rows of digits do not slow the search. */
export const ARTICLE_NUMERAL = '[零〇○一二两三四五六七八九十百千\\d０-９]{1,12}'
/** A pattern for 条 as the unit of articles, and not as the beginning of a word such as 条例. */
export const ARTICLE_SIGN = `条(?![例约款件])(?:之(${ARTICLE_NUMERAL}))?`

const WHOLE = new RegExp(`^第?\\s?(${ARTICLE_NUMERAL})\\s?(?:${ARTICLE_SIGN})?$`)

/** Parses the number of an article: 第五百七十七条之一, 577条 or 577. */
export function articleNumber(no: string): ArticleNumber | undefined {
  const text = no.trim()
  const [, digits = '', sub] = WHOLE.exec(text) ?? []
  const number = parseChineseNumeral(digits)
  if (number === undefined) return undefined
  const subNumber = sub === undefined ? undefined : parseChineseNumeral(sub)
  return subNumber === undefined ? { number } : { number, sub: subNumber }
}

/** Matches an article with a sub-number, as typed: 一百二十条之一, 120之1, 120-1. */
const WITH_SUB = /^第?([^条之-]+)条?[之-]([^条之-]+)$/

/** Parses an article as readers type it: 577, 五百七十七, 第577条, 一百二十条之一, 120-1. */
export const parseTypedArticle = (typed: string): ArticleNumber | undefined =>
  articleNumber(
    typed
      .replace(/\s+/g, '')
      .replace(/[－—–]/g, '-')
      .replace(WITH_SUB, '第$1条之$2'),
  )

const ITEM = new RegExp(`^[（(]${ARTICLE_NUMERAL}[）)]`)

/** Whether a line is an item of an article, such as （一）. */
export const isListItem = (line: string): boolean => ITEM.test(line)

/** Writes an article as statutes do: 第五百七十七条之一. */
export const formatArticle = ({ number, sub }: ArticleNumber): string =>
  `第${toChineseNumeral(number)}条${sub === undefined ? '' : `之${toChineseNumeral(sub)}`}`

export function isSameArticle(a: string, b: string): boolean {
  const [first, second] = [articleNumber(a), articleNumber(b)]
  if (!first || !second) return a.trim() === b.trim()
  return first.number === second.number && first.sub === second.sub
}
