/** The elements of the Word files that the server makes, with the fonts and measures of Chinese legal documents. */
import { withoutUnwritable } from '@domain/document-model/document-model'
import {
  AlignmentType,
  HeadingLevel,
  type IFontAttributesProperties,
  type IRunOptions,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'

/**
 * The fonts of a text. Word picks one by script: without `eastAsia`, Chinese gets a default font of the reader's
 * machine.
 */
const font = (eastAsia: string): IFontAttributesProperties => ({
  ascii: 'Times New Roman',
  hAnsi: 'Times New Roman',
  cs: 'Times New Roman',
  eastAsia,
})
const SONG_FONT = font('宋体')
const HEI = font('黑体')
const HEADINGS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 }
/** Font sizes in half points. */
const FONT_SIZE = { body: 24, small: 20, 1: 30, 2: 28, 3: 24, title: 36 }
/** An indent of two characters, in twentieths of a point. */
const TWO_CHARACTERS = 480
/** A line spacing of 1.5, in 240ths of a line. */
const ONE_AND_A_HALF_LINES = 360

const textRun = (text: string, options: Pick<IRunOptions, 'bold' | 'size'> = {}) =>
  new TextRun({ text: withoutUnwritable(text), font: SONG_FONT, size: FONT_SIZE.body, ...options })

const cell = (text: string, percent: number) =>
  new TableCell({
    width: { size: percent, type: WidthType.PERCENTAGE },
    children: [new Paragraph({ children: [textRun(text)] })],
  })

/** Returns a table of two columns: names and values. */
export const factTable = (facts: Array<[string, string]>) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: facts.map(([name, value]) => new TableRow({ children: [cell(name, 25), cell(value, 75)] })),
  })

export const titleParagraph = (title: string) =>
  new Paragraph({
    heading: HeadingLevel.TITLE,
    alignment: AlignmentType.CENTER,
    spacing: { after: 240 },
    children: [new TextRun({ text: withoutUnwritable(title), font: HEI, size: FONT_SIZE.title, bold: true })],
  })

export const headingParagraph = (text: string, level: 1 | 2 | 3) =>
  new Paragraph({
    heading: HEADINGS[level],
    keepNext: true,
    spacing: { before: 240, after: 120 },
    children: [
      new TextRun({ text: withoutUnwritable(text), font: HEI, size: FONT_SIZE[level], bold: true, color: '000000' }),
    ],
  })

/** Returns a paragraph with the usual first-line indent of two characters. */
const paragraphOf = (runs: TextRun[]) =>
  new Paragraph({ indent: { firstLine: TWO_CHARACTERS }, spacing: { line: ONE_AND_A_HALF_LINES }, children: runs })

/** Returns one paragraph for each line of the text. */
export const textParagraphs = (text: string) => text.split('\n').map(line => paragraphOf([textRun(line)]))
