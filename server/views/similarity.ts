/** A similar case as the lists and the reader get it. */
import type { SimilarityDetail, SimilarityItem } from '@contract/similarity'
import type { DocxContent } from '../download/docx'
import type { EngineDocument } from '../engine/port'
import type { SimilarityPayload } from '../libraries/similarity'
import { hitResult, marked } from '../search/hits'
import { labelledBlocks, markParagraphs } from './paragraphs'

const payloadOf = ({ payload }: EngineDocument) => payload as SimilarityPayload

export function similarityItem(document: EngineDocument, words: string[]): SimilarityItem {
  const { labels, title, rule, ...found } = payloadOf(document)
  void labels
  return { ...found, title: marked(title, words), rule: marked(rule, words), hitResult: hitResult(document, words) }
}

export function similarityDetail(document: EngineDocument, words: string[]): SimilarityDetail {
  const { labels, rule, ...found } = payloadOf(document)
  void rule
  return { ...found, paragraphs: markParagraphs(document, labels, words) }
}

export function similarityDocx(document: EngineDocument): DocxContent {
  const { title, caseNumber, courtName, releaseDate, labels } = payloadOf(document)
  return {
    title,
    facts: [
      ['案号', caseNumber],
      ['法院', courtName],
      ['发布时间', releaseDate],
    ],
    blocks: labelledBlocks(document, labels),
  }
}
