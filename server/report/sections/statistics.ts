/** The chart images of the request, each with caption and source. */
import { AlignmentType, ImageRun, Paragraph } from 'docx'
import { copy, fillPlaceholders } from '../../copy'
import { withoutUnwritable } from '@domain/document-model/document-model'
import type { ReportData } from '../gather'
import type { ReportPicture } from '../picture'
import { REPORT_STYLE_IDS } from '../layout'
import { reportDayText, reportPlatformText } from './search'
import { reportHeading, bodyParagraphs, textRun } from './words'

const text = copy.report
/** The usable page area, in pixels at 96 dpi. */
const PAGE_SIZE = { width: 560, height: 760 }

const centred = (children: ConstructorParameters<typeof Paragraph>[0] & object) =>
  new Paragraph({ alignment: AlignmentType.CENTER, ...children })

function pictureOn({ data, width, height, caption }: ReportPicture) {
  const scale = Math.min(PAGE_SIZE.width / width, PAGE_SIZE.height / height, 1)
  const transformation = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const name = withoutUnwritable(caption)
  const altText = { name, title: name, description: name }
  return centred({
    keepNext: true,
    spacing: { before: 240 },
    children: [new ImageRun({ type: 'png', data, transformation, altText })],
  })
}

export function statisticsSection(report: ReportData) {
  const { pictures } = report
  const source = fillPlaceholders(text.source, { platform: reportPlatformText(report), day: reportDayText(report) })
  const small = (line: string) => new Paragraph({ style: REPORT_STYLE_IDS.caption, children: [textRun(line)] })
  return [
    reportHeading(text.headings.statistics, 1),
    ...(pictures.length ? [] : bodyParagraphs(text.noStatistics)),
    ...pictures.flatMap((picture, at) => [
      pictureOn(picture),
      small(fillPlaceholders(text.caption, { at: at + 1, caption: picture.caption })),
      small(source),
    ]),
  ]
}
