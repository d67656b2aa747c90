/**
 * The layouts of a report: that of a court document (GB/T 9704, 仿宋), and one in 宋体. Sections only name styles; the
 * layout defines their fonts and measures.
 */
import { AlignmentType, type Document, type IFontAttributesProperties, LineRuleType } from 'docx'

type ReportStyleName = 'official' | 'song'

export const REPORT_STYLE_IDS = { body: 'ReportBody', cell: 'ReportCell', caption: 'ReportCaption' }

/** Word picks a font by script: without `eastAsia`, Chinese gets a default font of the reader's machine. */
const font = (eastAsia: string): IFontAttributesProperties => ({
  ascii: 'Times New Roman',
  hAnsi: 'Times New Roman',
  cs: 'Times New Roman',
  eastAsia,
})

/** The margins of a page, in twentieths of a point. */
interface Margins {
  top: number
  bottom: number
  left: number
  right: number
}

interface Text {
  font: string
  /** The size in half points. */
  size: number
  bold?: boolean
}

export interface ReportLayout {
  margins: Margins
  /** The margins of the landscape page. */
  landscape: Margins
  title: Text
  headings: [Text, Text, Text]
  body: Text
  cell: Text
  /** The indent of two characters, in twentieths of a point. */
  indent: number
  line: { line: number; lineRule: (typeof LineRuleType)['EXACT' | 'AUTO'] }
  /** Page numbers as in court documents: — 1 — at the outer edge, for two-sided printing. */
  isTwoSided: boolean
}

const TWENTIETHS_PER_MM = 1440 / 25.4
const mm = (length: number) => Math.round(length * TWENTIETHS_PER_MM)

export const REPORT_LAYOUTS: Record<ReportStyleName, ReportLayout> = {
  /**
   * GB/T 9704: a top margin of 37 mm, 28 mm at the binding, and a type area of 156 × 225 mm with 22 lines of 28
   * characters.
   */
  official: {
    margins: { top: mm(37), bottom: mm(35), left: mm(28), right: mm(26) },
    landscape: { top: mm(28), bottom: mm(26), left: mm(20), right: mm(20) },
    title: { font: '宋体', size: 44, bold: true },
    headings: [
      { font: '黑体', size: 32 },
      { font: '楷体', size: 32 },
      { font: '仿宋', size: 32, bold: true },
    ],
    body: { font: '仿宋', size: 32 },
    cell: { font: '仿宋', size: 21 },
    indent: 640,
    line: { line: 579, lineRule: LineRuleType.EXACT },
    isTwoSided: true,
  },
  song: {
    margins: { top: 1440, bottom: 1440, left: 1440, right: 1440 },
    landscape: { top: 1440, bottom: 1440, left: 1000, right: 1000 },
    title: { font: '黑体', size: 36, bold: true },
    headings: [
      { font: '黑体', size: 30, bold: true },
      { font: '黑体', size: 28, bold: true },
      { font: '黑体', size: 24, bold: true },
    ],
    body: { font: '宋体', size: 24 },
    cell: { font: '宋体', size: 20 },
    indent: 480,
    line: { line: 360, lineRule: LineRuleType.AUTO },
    isTwoSided: false,
  },
}

const BLACK = '000000'
const runOf = ({ font: name, size, bold }: Text) => ({ font: font(name), size, bold: bold ?? false, color: BLACK })

/** The styles of the Word file. */
export function wordStylesOf({
  title,
  headings,
  body,
  cell,
  indent,
  line,
}: ReportLayout): ConstructorParameters<typeof Document>[0]['styles'] {
  const heading = (level: number) => ({
    run: runOf(headings[level]!),
    paragraph: { keepNext: true, spacing: { before: 240, after: 120 } },
  })
  return {
    default: {
      document: { run: { font: font(body.font), size: body.size } },
      title: {
        run: runOf(title),
        paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 240, after: 360 } },
      },
      heading1: heading(0),
      heading2: heading(1),
      heading3: heading(2),
    },
    paragraphStyles: [
      {
        id: REPORT_STYLE_IDS.body,
        name: REPORT_STYLE_IDS.body,
        basedOn: 'Normal',
        paragraph: { alignment: AlignmentType.BOTH, indent: { firstLine: indent }, spacing: line },
      },
      {
        id: REPORT_STYLE_IDS.cell,
        name: REPORT_STYLE_IDS.cell,
        basedOn: 'Normal',
        run: { font: font(cell.font), size: cell.size },
      },
      {
        id: REPORT_STYLE_IDS.caption,
        name: REPORT_STYLE_IDS.caption,
        basedOn: 'Normal',
        run: { font: font(cell.font), size: cell.size },
        paragraph: { alignment: AlignmentType.CENTER },
      },
    ],
  }
}
