/** Formats the value of a condition for readers. */
import { formatFeeRange } from '../format/amounts'
import { type Condition } from './condition'
import { formatDayRange, formatLawDay } from '../format/dates'
import { type Range, formatRange, parseRange } from '../format/range'

const AMOUNT = '标的额'
/** The dimensions whose days are formatted as in laws: 2024年03月05日. */
const LAW_DAYS = ['发文日期', '施行日期', '有效时点']
const isTimely = (name: string) => /日期|时间|时点|年份/.test(name)

const dayInWords = (name: string, day: string) => (LAW_DAYS.indexOf(name) < 0 ? day : formatLawDay(day))

/** Formats a range: 2023-01-01至2023-12-31, 截至2023, 100万元以上. */
export function rangeInWords(name: string, { from, to }: Range): string {
  if (name === AMOUNT) return formatFeeRange({ from, to })
  return formatDayRange({ from: from && dayInWords(name, from), to: to && dayInWords(name, to) })
}

/** Whether a value is a path in a tree, as `合同纠纷/买卖合同纠纷` at level 2. Other values may contain a plain slash. */
const isPath = (value: string, level = 1) => level > 1 && value.split('/').length === level

export function valueInWords({ name, value, level, start, end }: Condition): string {
  const text = value.trim() || formatRange(start, end)
  const range = name === AMOUNT || isTimely(name) ? parseRange(text) : undefined
  if (range) return rangeInWords(name, range)
  if (isTimely(name)) return /^\d{4}$/.test(text) ? `${text}年` : dayInWords(name, text)
  return isPath(text, level) ? text.split('/').join(' / ') : text
}
