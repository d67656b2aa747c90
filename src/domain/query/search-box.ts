/** Computes how the actions in a search field change the conditions. */
import { addConditions, isSameQuery, wordConditions, type Condition } from './condition'
import { labelOf, displayLabel } from './labels'
import { type OtherLibrary, type Suggestion, type SuggestionGroup, conditionOf } from './suggestions'

export interface PickedDocument {
  id: string
  article?: string
  /** The library of the document. Absent if it is the searched library. */
  library?: OtherLibrary
}

export type Outcome =
  | { kind: 'changed'; conditions: Condition[] }
  /** `empty`: the field contained no word. */
  | { kind: 'empty' }
  /** `unchanged`: the search already had all conditions. */
  | { kind: 'unchanged' }
  | { kind: 'document'; document: PickedDocument }

const outcomeOf = ({ conditions, added }: ReturnType<typeof addConditions>): Outcome =>
  added ? { kind: 'changed', conditions } : { kind: 'unchanged' }

/** Turns each word of the text into a chip of the dimension. */
export function enterText(conditions: Condition[], text: string, dimension: string): Outcome {
  const words = wordConditions(dimension, text)
  return words.length ? outcomeOf(addConditions(conditions, words)) : { kind: 'empty' }
}

/** Returns the conditions of the chips together with those of the typed text. */
export const combinedConditions = (conditions: Condition[], text: string, dimension: string): Condition[] => {
  const outcome = enterText(conditions, text, dimension)
  return outcome.kind === 'changed' ? outcome.conditions : conditions
}

/** Turns a suggestion into a chip. Opens the document instead, if the suggestion's group leads to documents. */
export function applySuggestion(conditions: Condition[], group: SuggestionGroup, suggestion: Suggestion): Outcome {
  const { id, article } = suggestion
  const { library } = group
  if (group.directToPageFlag && id) return { kind: 'document', document: { id, article, library } }
  return outcomeOf(addConditions(conditions, [conditionOf(group, suggestion)]))
}

/** Replaces the current search by a past one. */
export const restoreSearch = (conditions: Condition[], past: Condition[]): Outcome =>
  isSameQuery(conditions, past) ? { kind: 'unchanged' } : { kind: 'changed', conditions: past }

interface ChipView {
  key: string
  name: string
  value: string
  excluding: boolean
}

/** Returns the chips of the conditions. Their keys are unique, even if a hand-written address repeats a condition. */
export function chipsOf(conditions: Condition[]): ChipView[] {
  const times = new Map<string, number>()
  return conditions.map(condition => {
    const { label, text } = displayLabel(condition)
    const content = JSON.stringify([condition.name, condition.value])
    const time = times.get(content) ?? 0
    times.set(content, time + 1)
    return {
      key: `${content}${time || ''}`,
      name: label,
      value: text,
      excluding: labelOf(condition).label === `${condition.name}不包含`,
    }
  })
}
