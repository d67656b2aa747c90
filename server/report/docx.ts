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
import type { Report } from './gather'
import { type Look, LOOKS, stylesOf } from './look'
import { comparisonOf } from './sections/comparison'
import { entrySearchOf } from './sections/entry-search'
import { commonOf, pointsOf } from './sections/points'
import { searchFacts, searchRecord } from './sections/search'
import { statisticsOf } from './sections/statistics'
import { useOfResultsSection } from './sections/use-of-results'
import { heading, textLines, title } from './sections/words'

const text = copy.report
/** A4, in twentieths of a point. */
const A4 = { width: 11906, height: 16838 }

type Alignment = (typeof AlignmentType)['CENTER' | 'LEFT' | 'RIGHT']

const FOOTER_SIZE = { official: 28, song: 20 }

function footer(
  children: Array<string | (typeof PageNumber)[keyof typeof PageNumber]>,
  size: number,
  alignment: Alignment,
) {
  return new Footer({ children: [new Paragraph({ alignment, children: [new TextRun({ children, size })] })] })
}

/** Court documents have the number outside: right on odd pages, left on even ones. */
function footersOf({ isTwoSided }: Look): ISectionOptions['footers'] {
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

function sectionsIn(look: Look) {
  const section = (children: FileChild[], page: object): ISectionOptions => ({
    properties: { page },
    footers: footersOf(look),
    children,
  })
  return {
    upright: (children: FileChild[]) => section(children, { size: A4, margin: look.margins }),
    onItsSide: (children: FileChild[]) =>
      section(children, { size: { ...A4, orientation: PageOrientation.LANDSCAPE }, margin: look.landscape }),
  }
}

export async function reportDocx(report: Report): Promise<Buffer> {
  const { cases, words } = report
  const look = LOOKS[report.style]
  const { upright, onItsSide } = sectionsIn(look)
  const points = await mapWithYields([...cases.entries()], ([at, outline]) => pointsOf(outline, at, words))
  return Packer.toBuffer(
    new Document({
      title: text.title,
      styles: stylesOf(look),
      evenAndOddHeaderAndFooters: look.isTwoSided,
      sections: [
        upright([
          title(text.title),
          searchFacts(report),
          heading(text.headings.question, 1),
          ...textLines(report.question),
          ...searchRecord(report),
          ...entrySearchOf(report),
        ]),
        onItsSide([heading(text.headings.comparison, 1), comparisonOf(cases)]),
        upright([
          heading(text.headings.points, 1),
          ...points.flat(),
          ...commonOf(cases),
          ...statisticsOf(report),
          ...useOfResultsSection(report),
        ]),
      ],
    }),
  )
}
