/** Reads the day of a brief from the lines at its end: 具状人：甲 2024年3月5日. */
import { isDay } from '../format/dates'
import { parseChineseNumeral } from '../format/numerals'

/** The number of characters at the end of the text that are searched. */
const END = 600
const DAY =
  /^(.{0,30}?)((?:19|20)\d{2}|二[〇○零０O][〇○零０O一二三四五六七八九]{2})\s?年\s?([\d一二三四五六七八九十]{1,3})\s?月\s?([\d一二三四五六七八九十]{1,3})\s?日$/
/** Matches words before a day that is not the day of the brief, such as 合同 or 证据. */
const OTHER_DAY = /[。；，于]|合同|协议|签订|签署|证据|发票|单据|收据|生效|截止|截至|自|至/
/** Matches the beginning of a list of enclosures. */
const ENCLOSURES = /^(?:附|证据|清单)/

const numberOf = (digits: string) => parseChineseNumeral(digits.replace(/[○０O]/g, '〇'))

function dayOfLine(line: string): string | undefined {
  const [, words = '', year = '', month = '', date = ''] = DAY.exec(line) ?? []
  if (!year || OTHER_DAY.test(words)) return undefined
  const [monthNumber, dateNumber] = [numberOf(month), numberOf(date)]
  const day = `${numberOf(year)}-${String(monthNumber).padStart(2, '0')}-${String(dateNumber).padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

/** Returns the day of the text, or `undefined` if the text states none. */
export function dayOfText(text: string): string | undefined {
  const lines = text
    .slice(-END)
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
  const end = lines.findIndex(line => ENCLOSURES.test(line))
  const days = lines.slice(0, end < 0 ? lines.length : end).map(dayOfLine)
  return days.filter(day => day !== undefined).pop()
}
