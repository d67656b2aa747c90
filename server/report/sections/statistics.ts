/** The chart images of the request, each with caption and source. */
import { AlignmentType, ImageRun, Paragraph } from 'docx'
import { copy, fill } from '../../copy'
import { clean } from '@domain/document-model/document-model'
import type { Report } from '../gather'
import type { Picture } from '../picture'
import { STYLE_IDS } from '../look'
import { dayOf, platformOf } from './search'
import { heading, textLines, textRun } from './words'

const text = copy.report
/** The usable page area, in pixels at 96 dpi. */
const PAGE_SIZE = { width: 560, height: 760 }

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
  const { pictures } = report
  const source = fill(text.source, { platform: platformOf(report), day: dayOf(report) })
  const small = (line: string) => new Paragraph({ style: STYLE_IDS.caption, children: [textRun(line)] })
  return [
    heading(text.headings.statistics, 1),
    ...(pictures.length ? [] : textLines(text.noStatistics)),
    ...pictures.flatMap((picture, at) => [
      pictureOn(picture),
      small(fill(text.caption, { at: at + 1, caption: picture.caption })),
      small(source),
    ]),
  ]
}
