/** Penalties, answers, news and incentives as the lists and the readers get them. */
import type {
  DynamicDetail,
  DynamicItem,
  IncentiveDetail,
  IncentiveList,
  PenaltyDetail,
  PenaltyItem,
  QaDetail,
  QaItem,
} from '@contract/fiscal-tax'
import type { QaRecord } from '../corpus/records'
import type { DocxContent } from '../download/docx'
import type { EngineDocument } from '../engine/port'
import type { DynamicPayload } from '../libraries/dynamic'
import type { IncentivePayload } from '../libraries/incentive'
import type { PenaltyPayload } from '../libraries/penalty'
import { hitResult, marked } from '../search/hits'
import { labelledBlocks, markParagraphs, markText } from './paragraphs'

const penaltyOf = ({ payload }: EngineDocument) => payload as PenaltyPayload
const qaOf = ({ payload }: EngineDocument) => payload as QaRecord
const dynamicOf = ({ payload }: EngineDocument) => payload as DynamicPayload
const incentiveOf = ({ payload }: EngineDocument) => payload as IncentivePayload
const textsOf = ({ blocks }: EngineDocument) => blocks.map(({ text }) => text)

export function penaltyItem(document: EngineDocument, words: string[]): PenaltyItem {
  const { id, title, caseNumber, penaltyDate, institution } = penaltyOf(document)
  const hit = hitResult(document, words)
  return { jid: id, title: marked(title, words), hitResult: hit, caseNum: caseNumber, penaltyDate, institution }
}

export function penaltyDetail(document: EngineDocument, words: string[]): PenaltyDetail {
  const { id, title, institution, caseNumber, penaltyDate, labels } = penaltyOf(document)
  const paragraphs = markParagraphs(document, labels, words)
  return { tdid: id, title, institution, case_number: caseNumber, penalty_date: penaltyDate, paragraphs }
}

export function penaltyDocx(document: EngineDocument): DocxContent {
  const { title, institution, caseNumber, penaltyDate, labels } = penaltyOf(document)
  return {
    title,
    facts: [
      ['处罚机关', institution],
      ['案号', caseNumber],
      ['处罚日期', penaltyDate],
    ],
    blocks: labelledBlocks(document, labels),
  }
}

export function qaItem(document: EngineDocument, words: string[]): QaItem {
  const { id, dispatchAuthority, documentNumber, answerDate } = qaOf(document)
  return {
    id,
    question: marked(document.title, words),
    hitResult: hitResult(document, words),
    dispatch_authority: dispatchAuthority,
    document_number: documentNumber,
    answerDate,
  }
}

export function qaDetail(document: EngineDocument, words: string[]): QaDetail {
  const { id, question, answer, dispatchAuthority, documentNumber, answerDate, publishBody, keywords } = qaOf(document)
  return {
    id,
    question: markText([question], words),
    answer: markText([answer], words),
    dispatch_authority: dispatchAuthority,
    document_number: documentNumber,
    answerDate,
    publishBody,
    keywords,
  }
}

export function qaDocx(document: EngineDocument): DocxContent {
  const { answer, publishBody, answerDate, keywords } = qaOf(document)
  return {
    title: document.title,
    facts: [
      ['解答机构', publishBody],
      ['发布时间', answerDate],
      ['核心词', keywords.join('、')],
    ],
    blocks: [
      ...textsOf(document)
        .slice(0, -1)
        .map(text => ({ text })),
      { heading: '解答', text: answer },
    ],
  }
}

export function dynamicItem(document: EngineDocument, words: string[]): DynamicItem {
  const { id, title, releaseDate } = dynamicOf(document)
  const day = releaseDate || undefined
  return { jid: id, title: marked(title, words), hitResult: hitResult(document, words), releaseDate: day }
}

export function dynamicDetail(document: EngineDocument, words: string[]): DynamicDetail {
  const { id, title, releaseDate, keywords } = dynamicOf(document)
  const text = markText(textsOf(document), words)
  return { jid: id, title, releaseDate: releaseDate || undefined, keyWords: keywords, text }
}

export function dynamicDocx(document: EngineDocument): DocxContent {
  const { title, releaseDate, keywords } = dynamicOf(document)
  return {
    title,
    facts: [
      ['发布时间', releaseDate],
      ['核心词', keywords.join('、')],
    ],
    blocks: textsOf(document).map(text => ({ text })),
  }
}

export function incentiveItem(document: EngineDocument, words: string[]): IncentiveList['taxIncentivesList'][number] {
  const { tid, title } = incentiveOf(document)
  return { tid, title: marked(title, words), hitResult: hitResult(document, words) }
}

/** Types are joined by underscores on the wire. */
export const typeName = (path: string[]) => path.join('_')

export function incentiveDetail(document: EngineDocument): IncentiveDetail {
  const { tid, title, typePath, labels } = incentiveOf(document)
  const paragraphVOs = document.blocks.map(({ text }, at) => ({ name: labels[at] ?? '', text: markText([text], []) }))
  return { tid, title, allTypeName: typeName(typePath), paragraphVOs }
}
