/** The chart images of the request, each with caption and source. */
import { AlignmentType, ImageRun, Paragraph } from 'docx'
import { copy, fill } from '../../copy'
import { clean } from '@domain/document-model/document-model'
import { headingParagraph, FONT_SIZE } from '../../download/docx-elements'
import type { Report } from '../gather'
import type { Picture } from '../picture'
import { platformOf } from './search'
import { linesOf, textRun } from './words'

const text = copy.report
/** The usable page area, in pixels at 96 dpi. */
const PAGE_SIZE = { width: 560, height: 780 }

const centred = (children: ConstructorParameters<typeof Paragraph>[0] & object) =>
  new Paragraph({ alignment: AlignmentType.CENTER, ...children })

function pictureOn({ data, width, height, caption }: Picture) {
  const scale = Math.min(PAGE_SIZE.width / width, PAGE_SIZE.height / height, 1)
  const transformation = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const name = clean(caption)
  const altText = { name, title: name, description: name }
  return centred({
    keepNext: true,
    spacing: { before: 240 },
    children: [new ImageRun({ type: 'png', data, transformation, altText })],
  })
}

export function statisticsOf(report: Report) {
  const { pictures, moment } = report
  const source = fill(text.source, { platform: platformOf(report), day: moment.day })
  const small = (line: string) => centred({ children: [textRun(line, { size: FONT_SIZE.small })] })
  return [
    headingParagraph(text.headings.statistics, 1),
    ...(pictures.length ? [] : linesOf(text.noStatistics)),
    ...pictures.flatMap((picture, at) => [
      pictureOn(picture),
      small(fill(text.caption, { at: at + 1, caption: picture.caption })),
      small(source),
    ]),
  ]
}
