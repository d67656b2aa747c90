/** A bidding notice as the lists and the reader get it. */
import type { TenderDetail, TenderItem } from '@contract/tender'
import type { DocxContent } from '../download/docx'
import type { EngineDocument } from '../engine/port'
import type { BiddingPayload } from '../libraries/bidding'
import { hitResult, marked } from '../search/hits'
import { labelledBlocks, markParagraphs } from './paragraphs'

const payloadOf = ({ payload }: EngineDocument) => payload as BiddingPayload

function shown(document: EngineDocument, words: string[]) {
  const { bid, title, authority, region, releaseDate, amount } = payloadOf(document)
  return {
    bid,
    title: marked(title, words),
    authority,
    region: region.join(''),
    releaseDate: releaseDate || undefined,
    amount,
  }
}

export const tenderItem = (document: EngineDocument, words: string[]): TenderItem => ({
  ...shown(document, words),
  hitResult: hitResult(document, words),
})

export const tenderDetail = (document: EngineDocument, words: string[]): TenderDetail => ({
  ...shown(document, []),
  paragraphs: markParagraphs(document, payloadOf(document).labels, words),
})

export function tenderDocx(document: EngineDocument): DocxContent {
  const { title, authority, region, releaseDate, amount } = shown(document, [])
  return {
    title,
    facts: [
      ['招标单位', authority],
      ['地域', region],
      ['发布时间', releaseDate],
      ['金额（元）', amount?.toLocaleString('en-US')],
    ],
    blocks: labelledBlocks(document, payloadOf(document).labels),
  }
}
