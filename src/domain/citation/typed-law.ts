/** Parses a typed law or article: 消法, 民法典 577, 刑法第264条, 《民法典》第五百七十七条. */
import { ARTICLE_NUMERAL, ARTICLE_SIGN, formatArticle } from './article'
import { parseChineseNumeral } from '../format/numerals'

interface TypedLaw {
  law: string
  /** The article in the form that statutes print: 第五百七十七条之一. */
  article?: string
}

const LONGEST = 120
const LAW = '([^\\s\\d０-９第].{0,98}?[^\\s第])'
const SUB = `(?:\\s?之\\s?(${ARTICLE_NUMERAL}))?`
const PARTS = `(?:\\s?第?\\s?[（(]?${ARTICLE_NUMERAL}[)）]?\\s?[款项]){0,2}`
const WITH_SIGN = new RegExp(`^${LAW}\\s?(?:[的之]\\s?)?第?\\s?(${ARTICLE_NUMERAL})\\s?条${SUB}${PARTS}$`)
const HAN_NUMERAL = '[零〇一二三四五六七八九十百千两]{1,12}'
/**
 * Matches an article typed without 条. Its number is in digits or after a space, because 三 in 公司法解释三 belongs to
 * the name.
 */
const WITHOUT_SIGN = ['\\s?第?\\s?([\\d０-９]{1,4})', `(?:\\s第?|第)\\s?(${HAN_NUMERAL})`].map(
  number => new RegExp(`^${LAW}${number}${SUB}$`),
)

/** Matches a law with the year of its version: 公司法2023. The number cannot be an article, because no law has so many. */
const OF_YEAR = new RegExp(`^${LAW}\\s?(19[4-9]\\d|20\\d\\d)年?$`)

function readNumber([, law = '', digits = '', sub]: RegExpExecArray): TypedLaw | undefined {
  const number = parseChineseNumeral(digits)
  const subNumber = sub === undefined ? undefined : parseChineseNumeral(sub)
  return number ? { law, article: formatArticle({ number, sub: subNumber }) } : undefined
}

/** Matches an article before other words: 民法典第585条 违约金. */
const BEFORE_WORDS = new RegExp(`^${LAW}\\s?(?:[的之]\\s?)?第?\\s?(${ARTICLE_NUMERAL})\\s?${ARTICLE_SIGN}.{1,40}$`)

/** Returns the article that a text begins with, if other words follow it. Otherwise the list is empty. */
export function articleBeforeWords(text: string): TypedLaw[] {
  const match = BEFORE_WORDS.exec(text.trim().replace(/\s+/g, ' '))
  const typed = match && readNumber(match)
  return typed ? [typed] : []
}

/**
 * Returns the possible readings of a text, the most likely first. Only the library knows which laws and articles exist.
 */
export function lawReadings(text: string): TypedLaw[] {
  const typed = text.trim().replace(/\s+/g, ' ').slice(0, LONGEST)
  const [, ofYear, year] = OF_YEAR.exec(typed) ?? []
  if (ofYear !== undefined) return [{ law: typed }, { law: `${ofYear}（${year}年）` }]
  const signed = WITH_SIGN.exec(typed)
  const matches = signed ? [signed] : WITHOUT_SIGN.map(pattern => pattern.exec(typed))
  const articles = matches.flatMap(match => (match && readNumber(match)) || [])
  const whole = typed.length > 1 && !signed ? [{ law: typed }] : []
  return [...whole, ...articles]
}
