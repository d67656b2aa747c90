/**
 * Reads document and case numbers that are typed without brackets, in other digits, or only in part: 主席令第45号,
 * 2015民一终字第353号, 民一终字353号, 财税2018 54. Every reading is words that a number contains.
 */
import { parseChineseNumeral, toChineseNumeral } from '../format/numerals'

const LONGEST = 60
const HAN = '[\\u4e00-\\u9fa5]'
/** 2015民一终字第353号, 2023京01民终123号 */
const CASE = new RegExp(`^(\\d{4})年?(${HAN}(?:\\d{0,4}${HAN}){1,8})第?(\\d{1,7})号?$`)
/** 民一终字353号 */
const CASE_WITHOUT_YEAR = new RegExp(`^(${HAN}{1,8}字)第?(\\d{1,7})号?$`)
/** 财税2018 54, 财税[2018]54, 国家税务总局公告2019年第39号 */
const DOCUMENT = new RegExp(`^(${HAN}{1,20}) ?[（(〔［\\[]?(\\d{4})(?:[）)〕］\\]]| |年|年?第|-) ?第?(\\d{1,5})号?$`)
/** 主席令第45号, 主席令45号, 主席令第四十五号 */
const ORDER = new RegExp(`^(${HAN}{0,18}令) ?第? ?([\\d零〇一二三四五六七八九十百]{1,6})号?$`)

const halfWidth = (text: string) =>
  text.replace(/[０-９]/g, digit => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)).replace(/\s+/g, ' ')

/** Returns the readings of a typed text. The words of one reading must all be in the number. */
export function typedNumbers(text: string): string[][] {
  const typed = halfWidth(text.trim())
  if (typed.length > LONGEST) return []
  const [, year = '', kind = '', count = ''] = CASE.exec(typed) ?? []
  if (count) return [[`（${year}）${kind}${/字$/.test(kind) ? '第' : ''}${count}号`]]
  const [, named = '', number = ''] = CASE_WITHOUT_YEAR.exec(typed) ?? []
  if (number) return [[`${named}第${number}号`]]
  const [, issuer = '', ofYear = '', digits = ''] = DOCUMENT.exec(typed) ?? []
  if (digits) return [[`${issuer}（${ofYear}）${digits}号`], [issuer, `${ofYear}年第${digits}号`]]
  const [, order = '', numeral = ''] = ORDER.exec(typed) ?? []
  const value = numeral && parseChineseNumeral(numeral)
  return value
    ? [
        [order, `第${value}号`],
        [order, `第${toChineseNumeral(value)}号`],
      ]
    : []
}
