/** Makes the paragraphs of a report. They name styles of `layout.ts`, so that the same sections serve every layout. */
import { HeadingLevel, type IRunOptions, Paragraph, type ParagraphChild, TextRun } from 'docx'
import { withoutUnwritable } from '@domain/document-model/document-model'
import { REPORT_STYLE_IDS } from '../layout'

const HEADINGS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 }

export const textRun = (text: string, more: Pick<IRunOptions, 'bold'> = {}) =>
  new TextRun({ text: withoutUnwritable(text), ...more })

export const reportTitle = (text: string) => new Paragraph({ heading: HeadingLevel.TITLE, children: [textRun(text)] })

export const reportHeading = (text: string, level: 1 | 2 | 3) =>
  new Paragraph({ heading: HEADINGS[level], children: [textRun(text)] })

export const bodyParagraph = (children: ParagraphChild[]) => new Paragraph({ style: REPORT_STYLE_IDS.body, children })

/** Returns one paragraph for each line of the text. */
export const bodyParagraphs = (text: string) => text.split('\n').map(line => bodyParagraph([textRun(line)]))

/** Returns a warning: a bold paragraph. */
export const warningParagraph = (text: string) => bodyParagraph([textRun(text, { bold: true })])
