/** The same search with the words of the titles looked for in the whole texts. */
import { withoutDuplicates } from './chips'
import { type Condition } from './condition'
import { readExclusion } from './keywords'

const TITLE = '标题'
const FULL_TEXT = '全文'

const isTitleCondition = ({ name, value }: Condition) => name === TITLE && !readExclusion(value.trim()).exclude

/** Nothing, where no title is asked for; what a title must not contain stays as it is. */
export function inFullText(conditions: Condition[]): Condition[] | undefined {
  if (!conditions.some(isTitleCondition)) return undefined
  return withoutDuplicates(conditions.map(one => (isTitleCondition(one) ? { ...one, name: FULL_TEXT } : one)))
}
