/** A query in the words of its reader: its conditions, and the methods of Art. 5 that they amount to. */
import { formatFeeRange } from '../../src/domain/amounts'
import type { Condition } from '../../src/domain/condition'
import { formatDayRange } from '../../src/domain/dates'
import { labelOf } from '../../src/domain/labels'
import type { ApiCondition } from '../../src/domain/query'
import { parseRange } from '../../src/domain/range'
import { copy } from '../copy'
import { AMOUNT_CODES, COURT_LEVELS, FEE_CODES, PUBLISH_TYPES, TRIAL_ROUNDS } from '../libraries/case-codes'

const CODES: Record<string, Record<string, string>> = {
  审理程序: TRIAL_ROUNDS,
  标的额: AMOUNT_CODES,
  受理费: FEE_CODES,
  法院层级: COURT_LEVELS,
  案例类型: PUBLISH_TYPES,
}

function valueInWords(name: string, value: string): string {
  const range = /日期|时间|标的额/.test(name) ? parseRange(value) : undefined
  if (range) return name === '标的额' ? formatFeeRange(range) : formatDayRange(range)
  const codes = CODES[name] ?? {}
  return (Object.hasOwn(codes, value) ? codes[value] : undefined) ?? value.replaceAll('/', ' / ')
}

const chipOf = ({ name, value, exclude, mode, gap, level }: ApiCondition): Condition => ({
  name,
  value: exclude ? `-${value}` : valueInWords(name, value),
  mode,
  space: gap,
  litigantLevel: name === '当事人' ? level : undefined,
  isJudge: name === '法官' && level === 1 ? true : undefined,
})

export const conditionsInWords = (conditions: ApiCondition[]): string[] =>
  conditions.map(condition => {
    const { label, text } = labelOf(chipOf(condition))
    return `${label}：${text}${condition.any ? copy.report.any : ''}`
  })

const { keyword, law, case: byCase } = copy.report.methods
const METHODS: Record<string, string> = { 引用法条: law, 案号: byCase }

/** Each once, in the order of the guidance. Without conditions all cases were looked through: none. */
export function methodsOf(conditions: ApiCondition[]): string[] {
  const used = new Set(conditions.map(({ name }) => METHODS[name] ?? keyword))
  return [keyword, law, byCase].filter(method => used.has(method))
}
