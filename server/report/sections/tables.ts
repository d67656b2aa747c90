/** Tables with a repeated head, unbroken rows, and fixed widths for every version of Word. */
import { AlignmentType, Paragraph, ShadingType, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx'
import { REPORT_STYLE_IDS } from '../layout'
import { textRun } from './words'

/** Cell margins in twentieths of a point. */
const MARGIN = { marginUnitType: WidthType.DXA, top: 40, bottom: 40, left: 80, right: 80 }
const HEAD_GROUND = 'F2F2F2'

interface Cell {
  text: string
  bold?: boolean
  centred?: boolean
}

const cellOf = ({ text, bold, centred }: Cell, width: number) =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: MARGIN,
    shading: bold ? { type: ShadingType.CLEAR, fill: HEAD_GROUND } : undefined,
    children: [
      new Paragraph({
        style: REPORT_STYLE_IDS.cell,
        alignment: centred ? AlignmentType.CENTER : AlignmentType.LEFT,
        children: [textRun(text, { bold })],
      }),
    ],
  })

const rowOf = (cells: Cell[], widths: number[], isHead = false) =>
  new TableRow({
    tableHeader: isHead,
    cantSplit: true,
    children: cells.map((cell, at) => cellOf(cell, widths[at] ?? 0)),
  })

export interface TableColumn {
  head: string
  width: number
  centred?: boolean
}

export const reportTable = (columns: TableColumn[], rows: string[][]) => {
  const widths = columns.map(({ width }) => width)
  return new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    rows: [
      rowOf(
        columns.map(({ head }) => ({ text: head, bold: true, centred: true })),
        widths,
        true,
      ),
      ...rows.map(texts =>
        rowOf(
          texts.map((text, at) => ({ text, centred: columns[at]?.centred })),
          widths,
        ),
      ),
    ],
  })
}

export const reportFactsTable = (facts: Array<[name: string, value: string]>, widths: [number, number]) =>
  new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: [...widths],
    width: { size: widths[0] + widths[1], type: WidthType.DXA },
    rows: facts.map(([name, value]) => rowOf([{ text: name, bold: true }, { text: value }], widths)),
  })
