/** Reads days in the texts and file names of laws. */
import { isDay } from '@domain/format/dates'
import { parseChineseNumeral } from '@domain/format/numerals'

const N = '[\\d０-９〇○零一二三四五六七八九十]'
const WRITTEN = `(${N}{4})\\s?年\\s?(${N}{1,3})\\s?月\\s?(${N}{1,3})\\s?日`
const DAY = new RegExp(`${WRITTEN}|(\\d{4})[-./年]?(\\d{1,2})[-./月]?(\\d{1,2})(?!\\d)`)
const BEGINS = new RegExp(`(?:${WRITTEN})(?:起|开始)?\\s?(?:施行|实施|生效)`)
const ALL = new RegExp(WRITTEN, 'g')

const pad = (part: number | undefined, length: number) => String(part ?? '').padStart(length, '0')

function dayOf(parts: Array<string | undefined>): string | undefined {
  const [year, month, date] = parts.filter(part => part !== undefined).map(part => parseChineseNumeral(part))
  const day = `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`
  return isDay(day) ? day : undefined
}

/** Returns the first day in a text: 2020-05-28, 20200528, 2020年5月28日, 二〇二〇年五月二十八日. */
export function dayIn(text: string): string | undefined {
  const match = DAY.exec(text)
  return match ? dayOf(match.slice(1)) : undefined
}

/**
 * Returns the latest day in the adoption lines (`head`), and the first day in force. The last three lines of the text
 * may also state the first day.
 */
export function lawDaysIn(head: string[], text: string[]): { posted?: string; effective?: string } {
  const beginning = [...head, ...text.slice(-3)].map(line => BEGINS.exec(line)).find(Boolean)
  const adoption = head.map(line => line.replace(BEGINS, '')).join('\n')
  const days = [...adoption.matchAll(ALL)].map(match => dayOf(match.slice(1)))
  const [posted] = days
    .filter((day): day is string => !!day)
    .sort()
    .reverse()
  return { posted, effective: beginning ? dayOf(beginning.slice(1)) : undefined }
}
