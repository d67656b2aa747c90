/** Converts case documents to list rows and reader documents. */
import type { CaseDetail, CaseItem } from '@contract/judgement'
import type { DocumentModel } from '@domain/document-model/document-model'
import { isCaption } from '@domain/text/document-lines'
import type { EngineDocument } from '../../engine/port'
import { HttpError } from '../../http/http-error'
import { TRIAL_ROUNDS } from './codes'
import { type CasePayload, GIST_SCOPE, OPINION_SCOPE } from './document'
import { referenceCaseResponse } from './reference-case-view'
import { caseHistoryResponse, laterReviewOf } from './history-view'
import { markedSnippet, withMarkedHits } from '../../search/hits'
import { markedParagraphs } from '../paragraphs'

const payloadOf = ({ payload }: EngineDocument) => payload as CasePayload

/**
 * Returns the document without the lines about its publication. They stand at the head of each case of a collection, so
 * they are no snippet.
 */
const withoutPublication = (document: EngineDocument): EngineDocument =>
  payloadOf(document).publication ? { ...document, blocks: document.blocks.slice(1) } : document

/**
 * Returns the document without the caption of the judgment: court, kind and number. A row shows them anyway, so they
 * are no snippet.
 */
function withoutCaption(document: EngineDocument): EngineDocument {
  const [head, ...blocks] = document.blocks
  if (!head || payloadOf(document).labels[0] !== '首部') return document
  const text = head.text
    .split('\n')
    .filter(line => !isCaption(line))
    .join('\n')
  return { ...document, blocks: text ? [{ ...head, text }, ...blocks] : blocks }
}

/** Returns the snippet of a row. It has lines that the row shows anyway only if a searched word is nowhere else. */
function caseSnippet(document: EngineDocument, words: string[]): string {
  const text = withoutPublication(document)
  for (const one of new Set([text, document])) {
    const marked = markedSnippet(one, words, [GIST_SCOPE, OPINION_SCOPE])
    if (marked.includes('<em>')) return marked
  }
  return markedSnippet(withoutCaption(text), words, [GIST_SCOPE, OPINION_SCOPE])
}

export function caseItem(document: EngineDocument, words: string[]): CaseItem {
  const payload = payloadOf(document)
  const text = payload.notPublicReason
    ? { notPublicReason: payload.notPublicReason }
    : { hitResult: caseSnippet(document, words) }
  return {
    jid: payload.jid,
    title: withMarkedHits(payload.title, words),
    ...text,
    judgementType: payload.documentType,
    leveloftria: TRIAL_ROUNDS[payload.trialRound],
    caseType: payload.caseType,
    publishType: payload.publishType,
    courtName: payload.court.name,
    judgementDate: payload.judgmentDate,
    caseNumber: payload.caseNumber,
    publication: payload.publication,
    ...laterReviewOf(payload),
    ...(payload.entry ? { entryNumber: payload.entry.number } : {}),
  }
}

/** Matches roles that do not decide cases. Names with such a role do not link to a list of their cases. */
const ASSISTS = /书记员|助理/

const judgesOf = ({ judges }: CasePayload) =>
  judges.map(({ name, role, presiding }) => ({
    names: name,
    role,
    needLink: !ASSISTS.test(role),
    isJudge: presiding,
  }))

/** Returns the last name of each cause, joined by ；. The mark 、 cannot separate them, because names contain it. */
export const joinedCauseNames = ({ causes }: CasePayload) => causes.flatMap(path => path.slice(-1)).join('；')

export function caseDetail(document: EngineDocument, words: string[]): CaseDetail {
  const payload = payloadOf(document)
  const paragraphs = markedParagraphs(document, payload.labels, words)
  return {
    jid: payload.jid,
    all_caseinfo_casename: payload.title,
    all_caseinfo_court_term: payload.court.name,
    all_caseinfo_casenumber: payload.caseNumber,
    all_text_cause: joinedCauseNames(payload),
    all_caseinfo_leveloftria: TRIAL_ROUNDS[payload.trialRound],
    all_judgementinfo_date: payload.judgmentDate,
    all_judges_json: judgesOf(payload),
    caseType: payload.caseType,
    judgementType: payload.documentType,
    publishType: payload.publishType,
    videoUrl: payload.videoUrl,
    notPublicReason: payload.notPublicReason,
    paragraphs,
    amount: payload.amount,
    ...laterReviewOf(payload),
    ...caseHistoryResponse(payload),
    ...referenceCaseResponse(payload, paragraphs),
  }
}

export function caseDocumentModel(document: EngineDocument): DocumentModel {
  const payload = payloadOf(document)
  if (payload.notPublicReason) throw new HttpError('document_not_public')
  return {
    title: payload.title,
    facts: [
      ['审理法院', payload.court.name],
      ['入库编号', payload.entry?.number],
      ['案号', payload.caseNumber],
      ['案由', joinedCauseNames(payload)],
      ['审理程序', TRIAL_ROUNDS[payload.trialRound]],
      ['裁判日期', payload.judgmentDate],
      ['审判人员', payload.judges.map(({ name, role }) => `${role} ${name}`).join('，')],
    ],
    blocks: document.blocks.map(({ text }, at) => ({ heading: payload.labels[at], text })),
  }
}
