/**
 * Converts citations to indexed values, and back. A value is a law's plain name, alone or followed by an article as
 * statutes print it.
 */
import { articleNumber, formatArticle } from '@domain/citation/article'
import { findCitations } from '@domain/citation/citations'
import { isShortName, plainLawName } from '@domain/citation/law-names'
import { toChineseNumeral } from '@domain/format/numerals'
import { lawReadings } from '@domain/citation/typed-law'

const NUMBER = /第?[^第条款项]{1,14}条(?:之[零〇一二三四五六七八九十百\d]{1,6})?/
const PARTS = new RegExp(`^(${NUMBER.source})(第[^款项]{1,8}款)?(第[^款项]{1,8}项)?`)

function printedArticle(article: string) {
  const number = articleNumber(article)
  return number ? formatArticle(number) : article
}

/**
 * Returns the values under which a citation is indexed. A citation of a part also cites the whole: 民法典第五百八十五条第二款
 * gives 民法典, 民法典第五百八十五条 and 民法典第五百八十五条第二款. `day` is the day of the citing document.
 */
export function citationValues(law: string, article: string, day?: string): string[] {
  const name = plainLawName(law, day)
  const [, whole, ...parts] = PARTS.exec(article.trim()) ?? []
  if (!whole) return article.trim() ? [name, name + printedArticle(article.trim())] : [name]
  const values = [name, name + printedArticle(whole)]
  for (const part of parts) if (part) values.push(values.at(-1)! + part.replace(/[（）()]/g, ''))
  return values
}

interface CitedValue {
  law: string
  /** The part after the name of the law: 第五百八十五条第二款. */
  rest: string
}

/** Matches a name in brackets. Brackets enclose one name, even if it contains an article: 《关于刑法第三条的解释》第二条. */
const NAME = /^《([^《》]+)》/
/** Stands for a name in brackets, so that an article within the name is not parsed. */
const ANY_LAW = '《某法》'

/**
 * Matches the words before a typed name that are not part of it: 依照, 现行, 刑法和. Others belong to the name, such as
 * 国有土地上房屋征收与 before 补偿条例.
 */
const LEAD_IN =
  /^.*(?:依照|依据|根据|按照|违反|违背|适用|参照|参见|比照|结合|触犯|符合|援引|援用|引用|检索|认为|构成|我国|现行|上述|前述|[法例典](?:以及|或者?|[和与及并、，,])|\s)|^[原旧按依在对]$/

/** Parses an indexed value. Also parses what users type: 《民法典》第五百八十五条, 民法典585条, 民法典. */
export function parseCitedLaw(text: string): CitedValue {
  const [brackets, name] = NAME.exec(text) ?? []
  if (name && brackets === text) return { law: plainLawName(name), rest: '' }
  const [citation] = findCitations(brackets ? text.replace(brackets, ANY_LAW) : text)
  if (!citation?.law) return parseTypedLaw(text) ?? splitCitedLaw(text)
  const { article, paragraph, item, from } = citation
  const law = name ?? text.slice(0, from).replace(LEAD_IN, '') + citation.law
  const parts = [paragraph && `第${toChineseNumeral(paragraph)}款`, item && `第${toChineseNumeral(item)}项`]
  return { law: plainLawName(law), rest: article + parts.filter(Boolean).join('') }
}

/** Parses 民法典 577, but not 公司法解释3, which is a name. */
function parseTypedLaw(text: string): CitedValue | undefined {
  const typed = lawReadings(text).find(({ article }) => article)
  return typed?.article && !isShortName(text) ? { law: plainLawName(typed.law), rest: typed.article } : undefined
}

/** Splits an indexed value into the law and the article. */
export function splitCitedLaw(value: string): CitedValue {
  const at = value.search(/第[^第条]{1,12}条/)
  return at < 0
    ? { law: plainLawName(value), rest: '' }
    : { law: plainLawName(value.slice(0, at)), rest: value.slice(at).trim() }
}
