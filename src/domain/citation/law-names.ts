/** Normalises the names of laws: brackets, versions and short forms. */
import { BUNDLED_SHORT_NAMES, type ShortNameRow } from '../reference-data/short-names'
import { SAMPLE_MARK } from '../sample-mark'
import { parseChineseNumeral, toChineseNumeral } from '../format/numerals'

const COUNTRY = '中华人民共和国'
const COUNTRIES = new RegExp(COUNTRY, 'g')

const BRACKETS = /[《》〈〉＜＞﹤﹥<>“”"\s]/g
/** Matches the version in a name. In the name of a constitutional amendment the year is part of the name. */
const VERSION = /(修正案)?[（(](?:(\d{4})年?)?(?:最新)?(?:修正|修订|修改|公布|制定)?(?:文本|版)?[)）]$/

const withoutBrackets = (name: string) =>
  name.replace(SAMPLE_MARK, '').replace(BRACKETS, '').replace(/\(/g, '（').replace(/\)/g, '）')

const withoutCountry = (name: string) =>
  name.indexOf(COUNTRY) === 0 && name.length > COUNTRY.length ? name.slice(COUNTRY.length) : name

const COURT = /^(?:(?:最高人民法院|最高法院|最高法)(?:[、和]?最高人民检察院)?)?(?:关于)?/
const NUMBER = /(解释|规定)第?([\d０-９]{1,2})$/

/** Returns a key that all spellings of a name share: 《公司法》司法解释（三） and 公司法解释3 give 公司法解释三. */
const keyOf = (bare: string) =>
  bare
    .replace(COUNTRIES, '')
    .replace(/[（）]/g, '')
    .replace(COURT, '')
    .replace(/(?:司法)+解释/g, '解释')
    .replace(NUMBER, (_, kind: string, digits: string) => kind + toChineseNumeral(parseChineseNumeral(digits) ?? 0))

/** A title that a name may mean. `from` and `until` are the first and the last day of this meaning. */
type Meaning = Pick<ShortNameRow, 'title' | 'from' | 'until'>

function meaningsIn(rows: ShortNameRow[]): Map<string, Meaning[]> {
  const meanings = new Map<string, Meaning[]>()
  const add = (name: string, meaning: Meaning) => {
    const key = keyOf(withoutBrackets(name))
    const others = meanings.get(key) ?? []
    meanings.set(key, [...others.filter(({ title }) => title !== meaning.title), meaning])
  }
  for (const { title: full, names, from, until } of rows) {
    const title = withoutCountry(withoutBrackets(full))
    names.forEach(name => add(name, { title, from, until }))
    // The title itself means this law on all days.
    add(full, { title })
  }
  return meanings
}

let shortNames = meaningsIn(BUNDLED_SHORT_NAMES.rows)

/** Replaces the table of short names in this process. Only the server does this, with the operator's file. */
export const replaceShortNames = (rows: ShortNameRow[]) => void (shortNames = meaningsIn(rows))

/** Whether the table of short names contains a name, as a short name or as a full title. */
export const isShortName = (name: string): boolean => shortNames.has(keyOf(withoutBrackets(name)))

const withoutVersion = (name: string) =>
  withoutBrackets(name).replace(VERSION, (version, amendment?: string) => (amendment ? version : ''))

/**
 * Returns the titles that a name may mean in a text of that day, without a leading 中华人民共和国.
 * Without a day, returns the titles of all days. A name that is not in the table is its own title.
 * Returns an empty list if the table has the name only for other days.
 */
export function lawsNamed(name: string, day?: string): string[] {
  const bare = withoutVersion(name)
  const meanings = shortNames.get(keyOf(bare))
  if (!meanings) return [withoutCountry(bare)]
  const isOfDay = ({ from = '', until }: Meaning) => !day || (from <= day && (until === undefined || day <= until))
  return meanings.filter(isOfDay).map(({ title }) => title)
}

/**
 * Returns the full title without brackets, version and a leading 中华人民共和国.
 * A name with several possible titles is not replaced by one of them. The day of the text excludes titles of other
 * times.
 */
export function plainLawName(name: string, day?: string): string {
  const [title, ...others] = lawsNamed(name, day)
  return title === undefined || others.length > 0 ? withoutCountry(withoutVersion(name)) : title
}

export const isSameLaw = (a: string, b: string): boolean => plainLawName(a) === plainLawName(b)

/** Returns the year of the version: 公司法（2018年修正） → 2018. */
export const versionYear = (name: string): string | undefined => VERSION.exec(withoutBrackets(name))?.[2]

const PUNCTUATION = /[《》〈〉＜＞﹤﹥<>“”"\s、，,·（）()]/g

/**
 * Returns a key to compare titles in repeal clauses. The key is the full title without brackets, punctuation, country,
 * and 最高人民法院 or 最高人民检察院 at the start.
 */
export const repealKey = (title: string): string =>
  plainLawName(title)
    .replace(PUNCTUATION, '')
    .replace(COUNTRIES, '')
    .replace(/^(?:最高人民法院|最高人民检察院)*(?:关于)?/, '')
