/** Computes how actions in the search box change the conditions. */
import { addConditions, isSameQuery, wordConditions, type Condition } from './condition'
import { labelOf, displayLabel } from './labels'
import { type OtherLibrary, type Suggestion, type SuggestionGroup, suggestionCondition } from './suggestions'

export interface PickedDocument {
  id: string
  article?: string
  /** The library of the document. Absent if it is the searched library. */
  library?: OtherLibrary
}

export type SearchBoxOutcome =
  | { kind: 'changed'; conditions: Condition[] }
  /** `empty`: the text contained no word. */
  | { kind: 'empty' }
  /** `unchanged`: the search already had these conditions. */
  | { kind: 'unchanged' }
  | { kind: 'document'; document: PickedDocument }

const outcomeOf = ({ conditions, added }: ReturnType<typeof addConditions>): SearchBoxOutcome =>
  added ? { kind: 'changed', conditions } : { kind: 'unchanged' }

/** Adds a condition of the dimension for each word of the text. */
export function addTypedText(conditions: Condition[], text: string, dimension: string): SearchBoxOutcome {
  const words = wordConditions(dimension, text)
  return words.length ? outcomeOf(addConditions(conditions, words)) : { kind: 'empty' }
}

/** Returns the existing conditions and those of the typed text. */
export const combinedConditions = (conditions: Condition[], text: string, dimension: string): Condition[] => {
  const outcome = addTypedText(conditions, text, dimension)
  return outcome.kind === 'changed' ? outcome.conditions : conditions
}

/** Adds the condition of a suggestion, or returns the document that the suggestion opens. */
export function applySuggestion(
  conditions: Condition[],
  group: SuggestionGroup,
  suggestion: Suggestion,
): SearchBoxOutcome {
  const { id, article } = suggestion
  const { library } = group
  if (group.directToPageFlag && id) return { kind: 'document', document: { id, article, library } }
  return outcomeOf(addConditions(conditions, [suggestionCondition(group, suggestion)]))
}

/** Replaces the current search by a past one. */
export const restoreSearch = (conditions: Condition[], past: Condition[]): SearchBoxOutcome =>
  isSameQuery(conditions, past) ? { kind: 'unchanged' } : { kind: 'changed', conditions: past }

interface ChipView {
  key: string
  name: string
  value: string
  excluding: boolean
}

/**
 * Returns the chips of the conditions. Chip keys stay unique, even if an address written by hand repeats a condition.
 */
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
