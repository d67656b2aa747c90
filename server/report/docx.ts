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
import { headingParagraph, FONT_SIZE, SONG_FONT, titleParagraph } from '../download/docx-elements'
import { mapWithYields } from '../search/yield-to-event-loop'
import type { Report } from './gather'
import { comparisonOf } from './sections/comparison'
import { commonOf, pointsOf } from './sections/points'
import { searchFacts, searchRecord } from './sections/search'
import { statisticsOf } from './sections/statistics'
import { useOfResultsSection } from './sections/use-of-results'
import { linesOf } from './sections/words'

const text = copy.report
/** A4, in twentieths of a point. */
const A4 = { width: 11906, height: 16838 }
const MARGIN = { top: 1440, bottom: 1440, left: 1440, right: 1440 }
const NARROW = { ...MARGIN, left: 1000, right: 1000 }

function footer() {
  const [before, between, after] = text.page
  const children = [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, after]
  return new Footer({
    children: [
      new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ children, size: FONT_SIZE.small })] }),
    ],
  })
}

const UPRIGHT = { size: A4, margin: MARGIN }
const ON_ITS_SIDE = { size: { ...A4, orientation: PageOrientation.LANDSCAPE }, margin: NARROW }

const section = (children: FileChild[], page = UPRIGHT): ISectionOptions => ({
  properties: { page },
  footers: { default: footer() },
  children,
})

export async function reportDocx(report: Report): Promise<Buffer> {
  const { cases, words } = report
  const points = await mapWithYields([...cases.entries()], ([at, outline]) => pointsOf(outline, at, words))
  return Packer.toBuffer(
    new Document({
      title: text.title,
      styles: { default: { document: { run: { font: SONG_FONT, size: FONT_SIZE.body } } } },
      sections: [
        section([
          titleParagraph(text.title),
          searchFacts(report),
          headingParagraph(text.headings.question, 1),
          ...linesOf(report.question),
          ...searchRecord(report),
        ]),
        section([headingParagraph(text.headings.comparison, 1), comparisonOf(cases)], ON_ITS_SIDE),
        section([
          headingParagraph(text.headings.points, 1),
          ...points.flat(),
          ...commonOf(cases),
          ...statisticsOf(report),
          ...useOfResultsSection(report),
        ]),
      ],
    }),
  )
}
