/** What every Word file of ours is written on: the fonts and the measure of a Chinese legal paper. */
import { clean } from '@domain/document-model/document-model'
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

/** Word picks a font by script: without `eastAsia` Chinese falls back to whatever the reader's machine prefers. */
const font = (eastAsia: string): IFontAttributesProperties => ({
  ascii: 'Times New Roman',
  hAnsi: 'Times New Roman',
  cs: 'Times New Roman',
  eastAsia,
})
export const SONG = font('宋体')
const HEI = font('黑体')
const HEADINGS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 }
/** Half points. */
export const SIZE = { body: 24, small: 20, 1: 30, 2: 28, 3: 24, title: 36 }
const TWO_CHARACTERS = 480
const HALF_LINES = 360

export const run = (text: string, more: Pick<IRunOptions, 'bold' | 'size'> = {}) =>
  new TextRun({ text: clean(text), font: SONG, size: SIZE.body, ...more })

const cell = (text: string, percent: number) =>
  new TableCell({
    width: { size: percent, type: WidthType.PERCENTAGE },
    children: [new Paragraph({ children: [run(text)] })],
  })

/** Name and value, side by side. */
export const factTable = (facts: Array<[string, string]>) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: facts.map(([name, value]) => new TableRow({ children: [cell(name, 25), cell(value, 75)] })),
  })

export const titleOf = (title: string) =>
  new Paragraph({
    heading: HeadingLevel.TITLE,
    alignment: AlignmentType.CENTER,
    spacing: { after: 240 },
    children: [new TextRun({ text: clean(title), font: HEI, size: SIZE.title, bold: true })],
  })

export const headingOf = (text: string, level: 1 | 2 | 3) =>
  new Paragraph({
    heading: HEADINGS[level],
    keepNext: true,
    spacing: { before: 240, after: 120 },
    children: [new TextRun({ text: clean(text), font: HEI, size: SIZE[level], bold: true, color: '000000' })],
  })

/** A paragraph as Chinese papers have it: two characters in. */
export const lineOf = (runs: TextRun[]) =>
  new Paragraph({ indent: { firstLine: TWO_CHARACTERS }, spacing: { line: HALF_LINES }, children: runs })

/** Each line of the text becomes a paragraph. */
export const linesOf = (text: string) => text.split('\n').map(line => lineOf([run(line)]))
