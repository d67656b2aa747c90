/** A document's paragraphs as the readers get them: each block under its label, line by line, hits marked. */
import type { LabelledParagraph } from '@contract/judgement'
import type { DocumentBlock } from '@domain/document-model/document-model'
import type { EngineDocument } from '../engine/port'
import { marked } from '../search/hits'

export const markParagraphs = ({ blocks }: EngineDocument, labels: string[], words: string[]): LabelledParagraph[] =>
  blocks.map(({ text }, at) => ({
    lableName: labels[at] ?? '',
    subParagraphs: text.split('\n').map(line => ({ text: marked(line, words) })),
  }))

/** The same for a file, without marks. */
export const labelledBlocks = ({ blocks }: EngineDocument, labels: string[]): DocumentBlock[] =>
  blocks.map(({ text }, at) => ({ heading: labels[at], text }))

/** As one text: lines parted by breaks. */
export const markText = (texts: string[], words: string[]) =>
  texts.map(text => marked(text, words).replaceAll('\n', '<br/>')).join('<br/>')
