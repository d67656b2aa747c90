/** Paragraphs of a report. They name styles of `look.ts`, so that one list of sections serves every look. */
import { HeadingLevel, type IRunOptions, Paragraph, type ParagraphChild, TextRun } from 'docx'
import { clean } from '@domain/document-model/document-model'
import { STYLE_IDS } from '../look'

const HEADINGS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 }

export const textRun = (text: string, more: Pick<IRunOptions, 'bold'> = {}) =>
  new TextRun({ text: clean(text), ...more })

export const title = (text: string) => new Paragraph({ heading: HeadingLevel.TITLE, children: [textRun(text)] })

export const heading = (text: string, level: 1 | 2 | 3) =>
  new Paragraph({ heading: HEADINGS[level], children: [textRun(text)] })

export const bodyParagraph = (children: ParagraphChild[]) => new Paragraph({ style: STYLE_IDS.body, children })

/** Each line of the text becomes a paragraph. */
export const textLines = (text: string) => text.split('\n').map(line => bodyParagraph([textRun(line)]))

/** A warning: bold, in a paragraph of its own. */
export const warning = (text: string) => bodyParagraph([textRun(text, { bold: true })])
