/** Marks and cleans extracts of decisions. Some sources give single sentences of a decision in place of its text. */
import type { TextSection } from '../../../records'

/** Every decision says how to contest it. A text without these words is not the whole decision. */
const REMEDY = /复议/
const MARK = '（摘录，来源不完整）'

/** The number of characters that must recur before a text counts as repeated. */
const RECURRING = 20

/** Returns the text once if the source has it twice in a row. The second time may break off. */
function withoutRepetition(text: string): string {
  const at = text.indexOf(text.slice(0, RECURRING), RECURRING)
  if (at < 0) return text
  const [once, again] = [text.slice(0, at).trimEnd(), text.slice(at)]
  return again.startsWith(once) ? again : once.startsWith(again) ? once : text
}

/** Returns the sections of a decision. Those of an extract have a mark in their labels. */
export function decisionSections(sections: TextSection[]): TextSection[] {
  if (sections.some(({ text }) => REMEDY.test(text))) return sections
  return sections.map(({ label, text }) => ({ label: `${label}${MARK}`, text: withoutRepetition(text) }))
}
