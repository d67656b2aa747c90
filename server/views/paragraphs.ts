/** A document's paragraphs as the readers get them: each block under its label, line by line, hits marked. */
import type { LabelledParagraph } from '@contract/judgement'
import type { EngineDocument } from '../engine/port'
import { marked } from '../search/hits'

export const markParagraphs = ({ blocks }: EngineDocument, labels: string[], words: string[]): LabelledParagraph[] =>
  blocks.map(({ text }, at) => ({
    lableName: labels[at] ?? '',
    subParagraphs: text.split('\n').map(line => ({ text: marked(line, words) })),
  }))
