/**
 * Reads the numbers of orders and announcements. This file is separate from `document-number.ts`, because the app needs
 * that file when it starts, but not the parser of numerals.
 */
import { plainNumber } from './document-number'
import { parseChineseNumeral } from '../format/numerals'

/** Matches the number of an order or announcement. Issuers count these numbers in total or by year. */
const ORDER =
  /^(?:中华人民共和国)?([^（）\d]{2,40}(?:令|公告|通告))(?:（?(\d{4})）?年?)?第?([\d零〇一二三四五六七八九十百]{1,7})号$/

/**
 * Whether a number is that of an order or announcement: 国务院令第764号. Such a number identifies one version, because
 * each amendment has a number of its own.
 */
export const isOrderNumber = (number: string): boolean => ORDER.test(plainNumber(number))

/** Returns a key that is equal for all spellings of a number: 中华人民共和国主席令（第六十三号） and 主席令第63号. */
export function numberKey(number: string): string {
  const plain = plainNumber(number).replace(/（(第[^（）]{1,8}号)）$/, '$1')
  const [, issuer = '', year, digits = ''] = ORDER.exec(plain) ?? []
  const count = issuer && parseChineseNumeral(digits)
  return count ? `${issuer.replace(/、/g, '')}${year ? `${year}年` : ''}第${count}号` : plain
}
