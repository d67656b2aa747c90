/**
 * Reads document and case numbers typed without brackets, in other digits, or only in part: 主席令第45号,
 * 2015民一终字第353号, 民一终字353号, 财税2018 54.
 * A reading is a list of words that the stored number must contain.
 */
import { parseChineseNumeral, toChineseNumeral } from '../format/numerals'
import { CLOSING_BRACKET, OPENING_BRACKET, plainNumber } from './document-number'

const LONGEST = 60
const HAN = '[\\u4e00-\\u9fa5]'
/** Matches a case number: 2015民一终字第353号, 2023京01民终123号, (2015)民申684. */
const CASE = new RegExp(
  `^${OPENING_BRACKET}?(\\d{4})${CLOSING_BRACKET}?年?(${HAN}(?:\\d{0,4}${HAN}){1,8})第?(\\d{1,7})号?$`,
)
/** Matches a new case number without a year: 京民终123号, 最高法民再5号. Since 2016 case numbers have no 字. */
const NEW_CASE_WITHOUT_YEAR = new RegExp(
  `^(${HAN}{1,4}\\d{0,4}(?:民|刑|行|执|知民|知行|破|赔|委赔)(?:初|终|再|申|监|辖终?|复|异|保|他|特)?)(\\d{1,7})号$`,
)
/** Matches an old case number without a year: 民一终字353号. */
const CASE_WITHOUT_YEAR = new RegExp(`^(${HAN}{1,8}字)第?(\\d{1,7})号?$`)
/**
 * Matches all issuers but the last: 财政部 in 财政部 税务总局公告2023年第12号. The last issuer suffices for the search.
 */
const EARLIER_ISSUERS = new RegExp(`^(?:${HAN}{2,12} )+(?=${HAN}+\\d{4}年)`)
/** Matches a document number: 财税2018 54, 财税[2018]54, 国家税务总局公告2019年第39号. */
const DOCUMENT = new RegExp(`^(${HAN}{1,20}) ?[（(〔［\\[]?(\\d{4})(?:[）)〕］\\]]| |年|年?第|-) ?第?(\\d{1,5})号?$`)
/** Matches a case number within other words: 最高人民法院(2015)民申字第684号民事裁定书. */
const CASE_WITHIN = new RegExp(
  `${OPENING_BRACKET}\\d{4}${CLOSING_BRACKET}(?!第)${HAN}(?:\\d{0,4}${HAN}){0,8}第?\\d{1,7}号`,
)
/** The last year in which case numbers had 字第 after the kind. */
const LAST_YEAR_OF_WORD = 2015
/** Matches an order with 令 at the end: 国务院第362号令. */
const ORDER_BEHIND = new RegExp(`^(${HAN}{1,17}?)第?([\\d零〇一二三四五六七八九十百]{1,6})号令$`)
const NOTICE = /^.+(公告|通告)$/
/** Matches an order: 主席令第45号, 主席令45号, 主席令第四十五号. */
const ORDER = new RegExp(`^(${HAN}{0,18}令) ?第? ?([\\d零〇一二三四五六七八九十百]{1,6})号?$`)

const halfWidth = (text: string) =>
  text.replace(/[０-９]/g, digit => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)).replace(/\s+/g, ' ')

function caseReadings(year: string, typedKind: string, count: string): string[][] {
  const kind = typedKind.replace(/第$/, '')
  const isOld = Number(year) <= LAST_YEAR_OF_WORD && !/字$/.test(kind)
  const reading = [`（${year}）${kind}${/字$/.test(kind) ? '第' : ''}${count}号`]
  return isOld ? [reading, [`（${year}）${kind}字第${count}号`]] : [reading]
}

/** Returns the readings of a document number. Some notices are stored without their issuer: 公告（2024）106号. */
function documentReadings(issuer: string, year: string, digits: string): string[][] {
  const [, notice] = NOTICE.exec(issuer) ?? []
  const readings = [[`${issuer}（${year}）${digits}号`], [issuer, `${year}年第${digits}号`]]
  return notice ? [...readings, [`${notice}（${year}）${digits}号`]] : readings
}

/** Returns the readings of a typed text. A stored number matches a reading if it contains all its words. */
export function numberReadings(text: string): string[][] {
  const typed = halfWidth(text.trim())
  if (typed.length > LONGEST) return []
  const [, year = '', kind = '', count = ''] = CASE.exec(/号$/.test(typed) ? typed.replace(/ /g, '') : typed) ?? []
  if (count) return caseReadings(year, kind, count)
  const within = CASE_WITHIN.exec(typed)?.[0]
  if (within && within !== typed) return [[plainNumber(within)]]
  const [, named = '', number = ''] = CASE_WITHOUT_YEAR.exec(typed) ?? []
  if (number) return [[`${named}第${number}号`]]
  const [, newKind, newCount] = NEW_CASE_WITHOUT_YEAR.exec(typed) ?? []
  if (newKind && newCount) return [[`${newKind}${newCount}号`]]
  const [, issuer = '', ofYear = '', digits = ''] = DOCUMENT.exec(typed.replace(EARLIER_ISSUERS, '')) ?? []
  if (digits) return documentReadings(issuer, ofYear, digits)
  const [, authority = '', behind = ''] = ORDER_BEHIND.exec(typed) ?? []
  const [, order = authority && `${authority}令`, numeral = behind] = ORDER.exec(typed) ?? []
  const value = numeral && parseChineseNumeral(numeral)
  return value
    ? [
        [order, `第${value}号`],
        [order, `第${toChineseNumeral(value)}号`],
      ]
    : []
}
