/** A document as a Word file, in the fonts and the measure of a Chinese legal paper. */
import {
  AlignmentType,
  Document,
  HeadingLevel,
  type IFontAttributesProperties,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'

export interface DocxBlock {
  heading?: string
  level?: 1 | 2 | 3
  /** Each line becomes a paragraph. */
  text?: string
}

export interface DocxContent {
  title: string
  /** Name and value, shown as a table under the title; those without a value are left out. */
  facts: Array<[name: string, value: string | undefined]>
  blocks: DocxBlock[]
}

/** Word picks a font by script: without `eastAsia` Chinese falls back to whatever the reader's machine prefers. */
const font = (eastAsia: string): IFontAttributesProperties => ({
  ascii: 'Times New Roman',
  hAnsi: 'Times New Roman',
  cs: 'Times New Roman',
  eastAsia,
})
const SONG = font('宋体')
const HEI = font('黑体')
const HEADINGS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 }
/** Half points. */
const SIZE = { body: 24, 1: 30, 2: 28, 3: 24, title: 36 }
const TWO_CHARACTERS = 480
const HALF_LINES = 360

// XML has no place for control characters and lone surrogates, and one of them makes Word refuse the whole file.
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/gu
const clean = (text: string) => text.replace(UNWRITABLE, '')

const run = (text: string) => new TextRun({ text: clean(text), font: SONG, size: SIZE.body })
const cell = (text: string, percent: number) =>
  new TableCell({
    width: { size: percent, type: WidthType.PERCENTAGE },
    children: [new Paragraph({ children: [run(text)] })],
  })

const factTable = (facts: Array<[string, string]>) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: facts.map(([name, value]) => new TableRow({ children: [cell(name, 25), cell(value, 75)] })),
  })

const titleOf = (title: string) =>
  new Paragraph({
    heading: HeadingLevel.TITLE,
    alignment: AlignmentType.CENTER,
    spacing: { after: 240 },
    children: [new TextRun({ text: clean(title), font: HEI, size: SIZE.title, bold: true })],
  })

const headingOf = (text: string, level: 1 | 2 | 3) =>
  new Paragraph({
    heading: HEADINGS[level],
    spacing: { before: 240, after: 120 },
    children: [new TextRun({ text: clean(text), font: HEI, size: SIZE[level], bold: true, color: '000000' })],
  })

const linesOf = (text: string) =>
  text
    .split('\n')
    .map(
      line =>
        new Paragraph({ indent: { firstLine: TWO_CHARACTERS }, spacing: { line: HALF_LINES }, children: [run(line)] }),
    )

const blockOf = ({ heading, level = 1, text }: DocxBlock) => [
  ...(heading ? [headingOf(heading, level)] : []),
  ...(text ? linesOf(text) : []),
]

export function docxOf({ title, facts, blocks }: DocxContent): Promise<Buffer> {
  const known = facts.filter((fact): fact is [string, string] => !!fact[1])
  const table = known.length > 0 ? [factTable(known), new Paragraph({})] : []
  const children = [titleOf(title), ...table, ...blocks.flatMap(blockOf)]
  return Packer.toBuffer(new Document({ title: clean(title), sections: [{ children }] }))
}
