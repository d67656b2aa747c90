/** A procuratorate's document as the lists and the reader get it. */
import type { InspectionDetail, InspectionItem } from '@contract/inspection'
import type { DocxContent } from '../download/docx'
import type { EngineDocument } from '../engine/port'
import { PROCURATORATE_LEVELS, type ProDocPayload } from '../libraries/pro-doc'
import { hitResult, marked } from '../search/hits'
import { labelledBlocks, markParagraphs } from './paragraphs'

const payloadOf = ({ payload }: EngineDocument) => payload as ProDocPayload

function shown(document: EngineDocument, words: string[]) {
  const { iid, title, procuratorate, level, documentType, documentNumber, causes, releaseDate } = payloadOf(document)
  return {
    iid,
    title: marked(title, words),
    procuratorate,
    procuratorateLevel: PROCURATORATE_LEVELS[level],
    documentType,
    documentNumber,
    cause: causes.flatMap(path => path.slice(-1)).join('、'),
    releaseDate,
  }
}

export const inspectionItem = (document: EngineDocument, words: string[]): InspectionItem => ({
  ...shown(document, words),
  hitResult: hitResult(document, words, ['opinion']),
})

export const inspectionDetail = (document: EngineDocument, words: string[]): InspectionDetail => ({
  ...shown(document, []),
  paragraphs: markParagraphs(document, payloadOf(document).labels, words),
})

export function inspectionDocx(document: EngineDocument): DocxContent {
  const { title, procuratorate, documentType, documentNumber, cause, releaseDate } = shown(document, [])
  return {
    title,
    facts: [
      ['检察院', procuratorate],
      ['文书类型', documentType],
      ['文书编号', documentNumber],
      ['案由', cause],
      ['发布时间', releaseDate],
    ],
    blocks: labelledBlocks(document, payloadOf(document).labels),
  }
}
