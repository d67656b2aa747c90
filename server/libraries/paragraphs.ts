/** Converts the blocks of a document to paragraphs for readers, with labels and marked hits. */
import type { LabelledParagraph } from '@contract/judgement'
import type { DocumentBlock } from '@domain/document-model/document-model'
import type { EngineDocument } from '../engine/port'
import { withMarkedHits } from '../search/hits'

export const markedParagraphs = ({ blocks }: EngineDocument, labels: string[], words: string[]): LabelledParagraph[] =>
  blocks.map(({ text }, at) => ({
    lableName: labels[at] ?? '',
    subParagraphs: text.split('\n').map(line => ({ text: withMarkedHits(line, words) })),
  }))

/** Returns blocks with their headings, for downloaded files. Hits are not marked. */
export const labelledBlocks = ({ blocks }: EngineDocument, labels: string[]): DocumentBlock[] =>
  blocks.map(({ text }, at) => ({ heading: labels[at], text }))

/** Marks the words in texts, and joins the texts with HTML line breaks. */
export const markedHtml = (texts: string[], words: string[]) =>
  texts.map(text => withMarkedHits(text, words).replaceAll('\n', '<br/>')).join('<br/>')
