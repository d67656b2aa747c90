/** Reads case and document numbers with any brackets, digits and spacing: （2015）民申字第1245号, 财税〔2016〕36号. */
import { eachMatch } from '../text/each-match'

/** Patterns for the brackets around the year of a number. */
export const OPENING_BRACKET = '[（(〔［\\[【]'
export const CLOSING_BRACKET = '[）)〕］\\]】]'
const OPENINGS = new RegExp(OPENING_BRACKET, 'g')
const CLOSINGS = new RegExp(CLOSING_BRACKET, 'g')
const FULL_WIDTH = /[！-～]/g
const TO_HALF_WIDTH = 0xfee0

/** Matches the words before a number of 人民法院案例库, which are not part of it: 入库编号. */
const BEFORE_ENTRY = /^(?:人民法院案例库)?(?:参考案例)?(?:的?入库)?编号(?:为|是)?:?(?=\d{4}-)/

/** Normalises a number: brackets （）, half-width digits and letters, plain hyphens, no spaces, no 入库编号 before it. */
export const plainNumber = (text: string): string =>
  text
    .replace(/[\s\u200B]/g, '')
    .replace(FULL_WIDTH, sign => String.fromCharCode(sign.charCodeAt(0) - TO_HALF_WIDTH))
    .replace(/[‐‑–—]/g, '-')
    .replace(BEFORE_ENTRY, '')
    .replace(OPENINGS, '（')
    .replace(CLOSINGS, '）')

/** A pattern for a normalised number of 人民法院案例库 (入库编号): 2023-07-2-490-001. */
export const ENTRY_NUMBER = '(?:19|20)\\d{2}-\\d{2}-\\d{1,2}-\\d{3}-\\d{3}'
const OF_ENTRY = new RegExp(`^${ENTRY_NUMBER}$`)
/** Matches the beginning of a number of 人民法院案例库, if it is too long to be a day: 2023-07-2-4. */
const BEGINS_ENTRY = /^(?:19|20)\d{2}-\d{2}-\d{1,2}-\d{1,3}(?:-\d{0,3})?$/

export const isEntryNumber = (number: string): boolean => OF_ENTRY.test(plainNumber(number))

/** Writes 入库编号 before a number of 人民法院案例库, because it is no case number: 入库编号2023-07-2-490-001. */
export const labelledNumber = (number: string): string => (isEntryNumber(number) ? `入库编号${number}` : number)

const OF_CASE = /^（\d{4}）[^（）]{1,24}\d(?:-\d{1,4})?号(?:之[一二三四五六七八九十\d]{1,3})?$/
const OF_DOCUMENT = /^[^（）\d]{1,20}（\d{4}）(?:年)?第?\d{1,6}号$/
/** Matches numbers without a year in brackets: 国家税务总局公告2016年第36号, 国务院令第764号. */
const OF_ORDER = /^[^（）]{2,30}第\d{1,6}号$/

/** Whether the whole word is a case number, a document number or an entry number. */
export function isDocumentNumber(word: string): boolean {
  const plain = plainNumber(word)
  return [OF_CASE, OF_DOCUMENT, OF_ORDER, OF_ENTRY].some(pattern => pattern.test(plain))
}

/**
 * Whether a typed text is a number or may be the beginning of one. Such a beginning is a year in brackets with text
 * before or after it, or the start of an entry number.
 */
export const mayBeNumberStart = (text: string): boolean => {
  const plain = plainNumber(text)
  if (isDocumentNumber(plain) || BEGINS_ENTRY.test(plain)) return true
  return /^[^（）]{0,20}（\d{4}）/.test(plain) && plain.length > 7
}

const PAIRS = ['（）', '()', '〔〕', '[]'] as const

/** Returns the spellings of a number in texts, one for each kind of brackets. */
export function spellingsOf(number: string): string[] {
  const plain = plainNumber(number)
  const spellings = PAIRS.map(pair => plain.replace(/（/g, pair.charAt(0)).replace(/）/g, pair.charAt(1)))
  return spellings.filter((one, at) => spellings.indexOf(one) === at)
}

const DIGIT = '[\\d０-９]'
const YEAR = `${OPENING_BRACKET}\\s{0,3}${DIGIT}{4}\\s{0,3}${CLOSING_BRACKET}\\s{0,3}`
/** A pattern for the last character of the kind in a case number: 字 in 民申字第, 终 in 苏01民终. */
const KIND = '[字初终再申监执破特督催辖赔核更他保恢异复抗审提清认罚助协]'
const SPACED = new RegExp(
  [
    `${YEAR}(?:[\\u4e00-\\u9fa5A-Za-z\\d０-９]\\s{0,3}){0,20}?${KIND}\\s{0,3}第?\\s{0,3}${DIGIT}{1,9}\\s{0,3}号`,
    `编号[：:]?\\s{1,3}(?=${DIGIT}{4}[-－—–‐‑])`,
    `(?:[\\u4e00-\\u9fa5]\\s)?${YEAR}第?\\s{0,3}${DIGIT}{1,6}\\s{0,3}号`,
  ].join('|'),
  'g',
)

/** Removes the spaces inside numbers, so that a number is not split into several words. */
export function withoutSpacesInNumbers(text: string): string {
  if (!/号/.test(text)) return text
  let joined = ''
  let from = 0
  eachMatch(text, SPACED, ({ 0: number, index }) => {
    joined += text.slice(from, index) + number.replace(/\s/g, '')
    from = index + number.length
  })
  return joined + text.slice(from)
}
