/** Days as laws write them: 2021年1月1日, 二〇二一年一月一日. */
import { isDay } from '../format/dates'
import { parseChineseNumeral } from '../format/numerals'

/** A digit or a numeral of a written day. */
const N = '[\\d０-９〇○零一二三四五六七八九十]'
/** A pattern with three groups: year, month, day. */
export const WRITTEN_DAY = `(${N}{4})\\s?年\\s?(${N}{1,3})\\s?月\\s?(${N}{1,3})\\s?日`

const pad = (part: number, length: number) => String(part).padStart(length, '0')

/** Returns the day of the three groups in the form 2021-01-01. */
export function dayFromParts(parts: Array<string | undefined>): string | undefined {
  const [year, month, date] = parts.map(part => parseChineseNumeral(part ?? ''))
  if (year === undefined || month === undefined || date === undefined) return undefined
  const day = `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`
  return isDay(day) ? day : undefined
}

const ALL = new RegExp(WRITTEN_DAY, 'g')

/** Returns all days that a line names, in their sequence. */
export const daysIn = (line: string): string[] =>
  [...line.matchAll(ALL)].flatMap(match => dayFromParts(match.slice(1)) ?? [])
