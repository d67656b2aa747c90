/** A query in words: its conditions, and the search methods that they use. Art. 5 of 法发〔2020〕24号 lists the methods. */
import { labelOf } from '@domain/query/labels'
import { type ApiCondition, asCondition } from '@domain/query/codec'
import { copy } from '../copy'
import { AMOUNT_CODES, COURT_LEVELS, FEE_CODES, PUBLISH_TYPES, TRIAL_ROUNDS } from '../libraries/case/codes'

const CODES: Record<string, Record<string, string>> = {
  审理程序: TRIAL_ROUNDS,
  标的额: AMOUNT_CODES,
  受理费: FEE_CODES,
  法院层级: COURT_LEVELS,
  案例类型: PUBLISH_TYPES,
}

/** Converts the code of an enumeration to its name. Other values stay unchanged. */
function decoded({ name, value }: ApiCondition): string {
  const codes = CODES[name] ?? {}
  return (Object.hasOwn(codes, value) ? codes[value] : undefined) ?? value
}

export const conditionsInWords = (conditions: ApiCondition[]): string[] =>
  conditions.map(condition => {
    const { label, text } = labelOf(asCondition({ ...condition, value: decoded(condition) }))
    return `${label}：${text}${condition.any ? copy.report.any : ''}`
  })

const { keyword, law, case: byCase } = copy.report.methods
const METHODS = new Map([
  ['引用法条', law],
  ['案号', byCase],
])

/**
 * Returns each method once, in the order of Art. 5. Empty without conditions, because such a search covers all cases.
 */
export function methodsOf(conditions: ApiCondition[]): string[] {
  const used = new Set(conditions.map(({ name }) => METHODS.get(name) ?? keyword))
  return [keyword, law, byCase].filter(method => used.has(method))
}
