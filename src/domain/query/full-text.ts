/** Widens a search of titles to the full text. */
import { withoutDuplicates, type Condition } from './condition'
import { readExclusion } from './keywords'

const TITLE = '标题'
const FULL_TEXT = '全文'

const isTitleCondition = ({ name, value }: Condition) => name === TITLE && !readExclusion(value.trim()).exclude

/**
 * Returns the conditions with titles replaced by the full text, or `undefined` without a title condition. Exclusions
 * stay unchanged.
 */
export function inFullText(conditions: Condition[]): Condition[] | undefined {
  if (!conditions.some(isTitleCondition)) return undefined
  return withoutDuplicates(conditions.map(one => (isTitleCondition(one) ? { ...one, name: FULL_TEXT } : one)))
}
