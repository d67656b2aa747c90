/** The paragraphs of a document for readers: blocks with labels and lines, hits marked. */
import type { LabelledParagraph } from '@contract/judgement'
import type { DocumentBlock } from '@domain/document-model/document-model'
import type { EngineDocument } from '../engine/port'
import { marked } from '../search/hits'

export const markParagraphs = ({ blocks }: EngineDocument, labels: string[], words: string[]): LabelledParagraph[] =>
  blocks.map(({ text }, at) => ({
    lableName: labels[at] ?? '',
    subParagraphs: text.split('\n').map(line => ({ text: marked(line, words) })),
  }))

/** The blocks of a document with their headings, for downloaded files. Hits are not marked. */
export const labelledBlocks = ({ blocks }: EngineDocument, labels: string[]): DocumentBlock[] =>
  blocks.map(({ text }, at) => ({ heading: labels[at], text }))

/** Joins texts with line breaks in HTML and marks the words. */
export const markText = (texts: string[], words: string[]) =>
  texts.map(text => marked(text, words).replaceAll('\n', '<br/>')).join('<br/>')
