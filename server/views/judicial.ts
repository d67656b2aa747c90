/** A judicial viewpoint as the lists and the reader get it. */
import type { JudicialDetail, JudicialItem } from '@contract/judicialview'
import type { DocxContent } from '../download/docx'
import type { EngineDocument } from '../engine/port'
import type { JudicialPayload } from '../libraries/judicial'
import { hitResult, marked } from '../search/hits'
import { markParagraphs } from './paragraphs'

const payloadOf = ({ payload }: EngineDocument) => payload as JudicialPayload

export function judicialItem(document: EngineDocument, words: string[]): JudicialItem {
  const { labels, viewTitle, ...found } = payloadOf(document)
  void labels
  return { ...found, viewTitle: marked(viewTitle, words), hitResult: hitResult(document, words) }
}

export function judicialDetail(document: EngineDocument, words: string[]): JudicialDetail {
  const { labels, ...found } = payloadOf(document)
  return { ...found, paragraphs: markParagraphs(document, labels, words) }
}

export function judicialDocx(document: EngineDocument): DocxContent {
  const { viewTitle, labels, keywords, volume, releaseDate } = payloadOf(document)
  return {
    title: viewTitle,
    facts: [
      ['关键词', keywords.join('、')],
      ['分册', volume],
      ['发布日期', releaseDate],
    ],
    blocks: document.blocks.map(({ text }, at) => ({ heading: labels[at], text })),
  }
}
