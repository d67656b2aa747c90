/** Widens a search of titles to the full text. */
import { withoutDuplicates, type Condition } from './condition'
import { readExclusion } from './keywords'

const TITLE = '标题'
const FULL_TEXT = '全文'

const isTitleCondition = ({ name, value }: Condition) => name === TITLE && !readExclusion(value.trim()).exclude

/**
 * Returns the conditions with 标题 replaced by 全文. Returns `undefined` if none searches a title. Exclusions stay
 * unchanged.
 */
export function replaceTitleByFullText(conditions: Condition[]): Condition[] | undefined {
  if (!conditions.some(isTitleCondition)) return undefined
  return withoutDuplicates(conditions.map(one => (isTitleCondition(one) ? { ...one, name: FULL_TEXT } : one)))
}
