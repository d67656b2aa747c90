import { formatAmountRange } from '../format/amounts'
import { formatDayRange, formatLawDay } from '../format/dates'
import { type ValueRange, formatRange, parseRange } from '../format/range'
import type { Condition, NearMode } from './condition'
import { supportsExclusion, readExclusion } from './keywords'

const AMOUNT = '标的额'
/** The dimensions with days formatted as in laws: 2024年03月05日. */
const LAW_DAYS = ['发文日期', '施行日期', '有效时点']
const isTimely = (name: string) => /日期|时间|时点|年份/.test(name)

const dayInWords = (name: string, day: string) => (LAW_DAYS.indexOf(name) < 0 ? day : formatLawDay(day))

/** Formats a range: 2023-01-01至2023-12-31, 截至2023, 100万元以上. */
export function rangeInWords(name: string, { from, to }: ValueRange): string {
  if (name === AMOUNT) return formatAmountRange({ from, to })
  return formatDayRange({ from: from && dayInWords(name, from), to: to && dayInWords(name, to) })
}

/**
 * Whether a value is a path in a tree: `合同纠纷/买卖合同纠纷` has the level 2. Other values may contain a slash too.
 */
const isPath = (value: string, level = 1) => level > 1 && value.split('/').length === level

function valueInWords({ name, value, level, start, end }: Condition): string {
  const text = value.trim() || formatRange(start, end)
  const range = name === AMOUNT || isTimely(name) ? parseRange(text) : undefined
  if (range) return rangeInWords(name, range)
  if (isTimely(name)) return /^\d{4}$/.test(text) ? `${text}年` : dayInWords(name, text)
  return isPath(text, level) ? text.split('/').join(' / ') : text
}

const NEAR: Record<NearMode, string> = { gap: '间隔', sentence: '同句', paragraph: '同段', article: '同条' }
const SIDES = ['', '攻方', '守方']
const PRESIDING = '审判长'

const nearOf = ({ mode, space }: Condition) => {
  if (mode && mode !== 'gap') return NEAR[mode]
  return space === undefined ? '' : `${NEAR.gap}${space}字`
}

/** Returns the label and the text of a chip: 全文不包含 物权, 全文同条 违约金, 攻方当事人 某公司, 标的额 100万元以上. */
export function labelOf(condition: Condition): { label: string; text: string } {
  const { name, value, level, litigantLevel = 0, isJudge } = condition
  const { word, exclude } = readExclusion(value.trim())
  if (exclude && supportsExclusion(name)) return { label: `${name}不包含`, text: word }
  const text = valueInWords(condition)
  if (isJudge) return { label: PRESIDING, text }
  const near = nearOf(condition)
  if (near) return { label: `${name}${near}`, text }
  return { label: level === 0 ? `${name}包含` : `${SIDES[litigantLevel] ?? ''}${name}`, text }
}

/** Returns the label and the text of a chip. Descriptions in the condition take precedence. */
export function displayLabel(condition: Condition): { label: string; text: string } {
  const { label, text } = labelOf(condition)
  return { label: condition.nameDescription || label, text: condition.description || text }
}
