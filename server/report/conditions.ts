/** Describes a query in words: its conditions and its search methods. Art. 5 of 法发〔2020〕24号 lists the methods. */
import { labelOf } from '@domain/query/labels'
import { type ApiCondition, conditionFromApi } from '@domain/query/codec'
import { copy } from '../copy'
import {
  AMOUNT_BAND_CODES,
  COURT_LEVEL_BY_CODE,
  FEE_BAND_CODES,
  PUBLISH_TYPES,
  TRIAL_ROUNDS,
} from '../libraries/case/codes'

const CODES: Record<string, Record<string, string>> = {
  审理程序: TRIAL_ROUNDS,
  标的额: AMOUNT_BAND_CODES,
  受理费: FEE_BAND_CODES,
  法院层级: COURT_LEVEL_BY_CODE,
  案例类型: PUBLISH_TYPES,
}

/** Replaces the code of an enumeration by its name. Other values stay unchanged. */
function decoded({ name, value }: ApiCondition): string {
  const codes = CODES[name] ?? {}
  return (Object.hasOwn(codes, value) ? codes[value] : undefined) ?? value
}

export const conditionsInWords = (conditions: ApiCondition[]): string[] =>
  conditions.map(condition => {
    const { label, text } = labelOf(conditionFromApi({ ...condition, value: decoded(condition) }))
    return `${label}：${text}${condition.any ? copy.report.any : ''}`
  })

const { keyword, law, case: byCase } = copy.report.methods
const METHODS = new Map([
  ['引用法条', law],
  ['案号', byCase],
])

/**
 * Returns the search methods, in the order of Art. 5. Without conditions there are none, because such a search returns
 * all cases.
 */
export function searchMethodsOf(conditions: ApiCondition[]): string[] {
  const used = new Set(conditions.map(({ name }) => METHODS.get(name) ?? keyword))
  return [keyword, law, byCase].filter(method => used.has(method))
}
