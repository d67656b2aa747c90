/** Normalises brackets, versions and short forms in the names of laws. */
import { SHORT_NAMES } from './law-short-names'
import { parseChineseNumeral, toChineseNumeral } from '../format/numerals'

const COUNTRY = '中华人民共和国'
const COUNTRIES = new RegExp(COUNTRY, 'g')

const BRACKETS = /[《》〈〉＜＞﹤﹥<>“”"\s]/g
/** Matches the version in a name. Only for a constitutional amendment is the year part of the name. */
const VERSION = /(修正案)?[（(](?:(\d{4})年?)?(?:最新)?(?:修正|修订|修改|公布|制定)?(?:文本|版)?[)）]$/

const withoutBrackets = (name: string) => name.replace(BRACKETS, '').replace(/\(/g, '（').replace(/\)/g, '）')

const COURT = /^(?:最高人民法院|最高法院|最高法)?(?:关于)?/
const NUMBER = /(解释|规定)第?([\d０-９]{1,2})$/

/** Returns a key that all spellings of a name share: 《公司法》司法解释（三） and 公司法解释3 give 公司法解释三. */
const keyOf = (bare: string) =>
  bare
    .replace(COUNTRIES, '')
    .replace(/[（）]/g, '')
    .replace(COURT, '')
    .replace(/(?:司法)+解释/g, '解释')
    .replace(NUMBER, (_, kind: string, digits: string) => kind + toChineseNumeral(parseChineseNumeral(digits) ?? 0))

const TITLES = new Map(
  SHORT_NAMES.flatMap(([title = '', ...called]) =>
    [title, ...called].map(name => [keyOf(withoutBrackets(name)), withoutBrackets(title)]),
  ),
)

/** Whether the table of short names contains a name. */
export const isShortName = (name: string): boolean => TITLES.has(keyOf(withoutBrackets(name)))

/** Returns the full title without brackets, version and a leading 中华人民共和国. */
export function plainLawName(name: string): string {
  const bare = withoutBrackets(name).replace(VERSION, (version, amendment?: string) => (amendment ? version : ''))
  const plain = TITLES.get(keyOf(bare)) ?? bare
  return plain.indexOf(COUNTRY) === 0 && plain.length > COUNTRY.length ? plain.slice(COUNTRY.length) : plain
}

export const sameLaw = (a: string, b: string): boolean => plainLawName(a) === plainLawName(b)

/** Returns the year of the version: 公司法（2018年修正） → 2018. */
export const versionYear = (name: string): string | undefined => VERSION.exec(withoutBrackets(name))?.[2]

const PUNCTUATION = /[《》〈〉＜＞﹤﹥<>“”"\s、，,·（）()]/g

/** Returns a key for a title in a repeal clause: without brackets, punctuation, country, and issuing court. */
export const repealKey = (title: string): string =>
  plainLawName(title)
    .replace(PUNCTUATION, '')
    .replace(COUNTRIES, '')
    .replace(/^(?:最高人民法院|最高人民检察院)*(?:关于)?/, '')
