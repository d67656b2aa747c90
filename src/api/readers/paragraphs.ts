/** The text of a document in labelled sections. */
import type { LabelledParagraph } from '@contract/judgement'
import { isRecord } from '@domain/guards'
import { type Fields, each, list, text } from '@/request/value'

/** A section without a text is not there. A line may be bare. */
function readSection(row: Fields): LabelledParagraph | undefined {
  const lines = list(row.subParagraphs)
    .map(line => (isRecord(line) ? line.text : line))
    .map(text)
  const subParagraphs = (lines.length ? lines : [text(row.text)]).filter(Boolean).map(line => ({ text: line }))
  return subParagraphs.length ? { lableName: text(row.lableName), subParagraphs } : undefined
}

export const readSections = (value: unknown): LabelledParagraph[] => each(value, readSection)
