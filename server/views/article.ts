/** An article as the lists and the reader get it. */
import type { ArticleDetail, ArticleItem } from '@contract/article'
import type { DocxContent } from '../download/docx'
import type { EngineDocument } from '../engine/port'
import type { ArticlePayload } from '../libraries/article'
import { hitResult, marked } from '../search/hits'
import { labelledBlocks, markParagraphs } from './paragraphs'

const payloadOf = ({ payload }: EngineDocument) => payload as ArticlePayload

export function articleItem(document: EngineDocument, words: string[]): ArticleItem {
  const { jid, title, authors, partnerName, releaseDate } = payloadOf(document)
  return {
    jid,
    title: marked(title, words),
    hitResult: hitResult(document, words),
    authors,
    organ: partnerName,
    releaseDate,
  }
}

export function articleDetail(document: EngineDocument, words: string[]): ArticleDetail {
  const { jid, title, authors, partnerName, partnerId, releaseDate, labels } = payloadOf(document)
  const paragraphs = markParagraphs(document, labels, words)
  return { jid, title, authors, organ: partnerName, partnerId, releaseDate, paragraphs }
}

export function articleDocx(document: EngineDocument): DocxContent {
  const { title, authors, partnerName, releaseDate, labels } = payloadOf(document)
  return {
    title,
    facts: [
      ['作者', authors.join('、')],
      ['合作机构', partnerName],
      ['发布时间', releaseDate],
    ],
    blocks: labelledBlocks(document, labels),
  }
}
