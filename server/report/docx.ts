/** The report as a Word file: portrait pages, and a landscape page for the table of cases. */
import {
  AlignmentType,
  Document,
  type FileChild,
  Footer,
  type ISectionOptions,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  TextRun,
} from 'docx'
import { copy } from '../copy'
import { mapWithYields } from '../search/yield-to-event-loop'
import type { ReportData } from './gather'
import { type ReportLayout, REPORT_LAYOUTS, wordStylesOf } from './layout'
import { comparisonSection } from './sections/comparison'
import { referenceCaseSearchSection } from './sections/entry-search'
import { commonArticlesSection, casePointsSection } from './sections/points'
import { searchFactsTable, searchRecordSection } from './sections/search'
import { statisticsSection } from './sections/statistics'
import { useOfResultsSection } from './sections/use-of-results'
import { reportHeading, bodyParagraphs, reportTitle } from './sections/words'

const text = copy.report
/** A4, in twentieths of a point. */
const A4 = { width: 11906, height: 16838 }

type Alignment = (typeof AlignmentType)['CENTER' | 'LEFT' | 'RIGHT']

/** The font sizes of page numbers, in half points. */
const FOOTER_SIZE = { official: 28, song: 20 }

function footer(
  children: Array<string | (typeof PageNumber)[keyof typeof PageNumber]>,
  size: number,
  alignment: Alignment,
) {
  return new Footer({ children: [new Paragraph({ alignment, children: [new TextRun({ children, size })] })] })
}

/** Court documents have the page number at the outer edge: right on odd pages, left on even ones. */
function footersOf({ isTwoSided }: ReportLayout): ISectionOptions['footers'] {
  const [before, between, after] = text.page
  if (!isTwoSided) {
    const whole = [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, after]
    return { default: footer(whole, FOOTER_SIZE.song, AlignmentType.CENTER) }
  }
  const [dash = '', end = ''] = text.pageSign.split('{page}')
  const sign = [dash, PageNumber.CURRENT, end]
  return {
    default: footer(sign, FOOTER_SIZE.official, AlignmentType.RIGHT),
    even: footer(sign, FOOTER_SIZE.official, AlignmentType.LEFT),
  }
}

function sectionsIn(layout: ReportLayout) {
  const section = (children: FileChild[], page: object): ISectionOptions => ({
    properties: { page },
    footers: footersOf(layout),
    children,
  })
  return {
    portrait: (children: FileChild[]) => section(children, { size: A4, margin: layout.margins }),
    landscape: (children: FileChild[]) =>
      section(children, { size: { ...A4, orientation: PageOrientation.LANDSCAPE }, margin: layout.landscape }),
  }
}

export async function reportDocx(report: ReportData): Promise<Buffer> {
  const { cases, words } = report
  const layout = REPORT_LAYOUTS[report.style]
  const { portrait, landscape } = sectionsIn(layout)
  const points = await mapWithYields([...cases.entries()], ([at, outline]) => casePointsSection(outline, at, words))
  return Packer.toBuffer(
    new Document({
      title: text.title,
      styles: wordStylesOf(layout),
      evenAndOddHeaderAndFooters: layout.isTwoSided,
      sections: [
        portrait([
          reportTitle(text.title),
          searchFactsTable(report),
          reportHeading(text.headings.question, 1),
          ...bodyParagraphs(report.question),
          ...searchRecordSection(report),
          ...referenceCaseSearchSection(report),
        ]),
        landscape([reportHeading(text.headings.comparison, 1), comparisonSection(cases)]),
        portrait([
          reportHeading(text.headings.points, 1),
          ...points.flat(),
          ...commonArticlesSection(cases),
          ...statisticsSection(report),
          ...useOfResultsSection(report),
        ]),
      ],
    }),
  )
}
