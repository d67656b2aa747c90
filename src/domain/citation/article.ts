import { parseChineseNumeral, toChineseNumeral } from '../format/numerals'

export interface ArticleNumber {
  number: number
  /** 之一, 之二 … */
  sub?: number
}

/** One numeral as statutes write it. Its length is limited, so that a long row of digits costs nothing. */
export const NUMERAL = '[零〇○一二两三四五六七八九十百千\\d０-９]{1,12}'
/** 条, unless it begins another word. */
export const ARTICLE_SIGN = `条(?![例约款件])(?:之(${NUMERAL}))?`

const WHOLE = new RegExp(`^第?\\s?(${NUMERAL})\\s?(?:${ARTICLE_SIGN})?$`)

/** 第五百七十七条之一, 577条, 577 → the number. */
export function articleNumber(no: string): ArticleNumber | undefined {
  const text = no.trim()
  const [, digits = '', sub] = WHOLE.exec(text) ?? []
  const number = parseChineseNumeral(digits)
  if (number === undefined) return undefined
  const subNumber = sub === undefined ? undefined : parseChineseNumeral(sub)
  return subNumber === undefined ? { number } : { number, sub: subNumber }
}

/** An article with 之一: with both signs between the numbers, or one. */
const WITH_SUB = /^第?([^条之-]+)条?[之-]([^条之-]+)$/

/** Parses what readers type for an article: 577, 五百七十七, 第577条, 一百二十条之一, 120-1. */
export const typedNumber = (typed: string): ArticleNumber | undefined =>
  articleNumber(
    typed
      .replace(/\s+/g, '')
      .replace(/[－—–]/g, '-')
      .replace(WITH_SUB, '第$1条之$2'),
  )

const ITEM = new RegExp(`^[（(]${NUMERAL}[）)]`)

/** Whether a line is an item of an article: （一）. */
export const isItem = (line: string): boolean => ITEM.test(line)

/** As statutes print it: 第五百七十七条之一. */
export const formatArticle = ({ number, sub }: ArticleNumber): string =>
  `第${toChineseNumeral(number)}条${sub === undefined ? '' : `之${toChineseNumeral(sub)}`}`

export function sameArticle(a: string, b: string): boolean {
  const [first, second] = [articleNumber(a), articleNumber(b)]
  if (!first || !second) return a.trim() === b.trim()
  return first.number === second.number && first.sub === second.sub
}
