/** A case as the lists and the reader get it. */
import type { CaseDetail, CaseItem } from '@contract/judgement'
import type { DocumentModel } from '@domain/document-model/document-model'
import type { EngineDocument } from '../../engine/port'
import { HttpError } from '../../http/http-error'
import { TRIAL_ROUNDS } from './codes'
import { type CasePayload, OPINION } from './document'
import { hitResult, marked } from '../../search/hits'
import { markParagraphs } from '../paragraphs'

const payloadOf = ({ payload }: EngineDocument) => payload as CasePayload

export function caseItem(document: EngineDocument, words: string[]): CaseItem {
  const found = payloadOf(document)
  const text = found.notPublicReason
    ? { notPublicReason: found.notPublicReason }
    : { hitResult: hitResult(document, words, [OPINION]) }
  return {
    jid: found.jid,
    title: marked(found.title, words),
    ...text,
    judgementType: found.documentType,
    leveloftria: TRIAL_ROUNDS[found.trialRound],
    caseType: found.caseType,
    publishType: found.publishType,
    courtName: found.court.name,
    judgementDate: found.judgmentDate,
    caseNumber: found.caseNumber,
  }
}

/** Clerks and assistants judge nothing: there is no list of their cases. */
const ASSISTS = /书记员|助理/

const judgesOf = ({ judges }: CasePayload) =>
  judges.map(({ name, role, presiding }) => ({
    names: name,
    role,
    needLink: !ASSISTS.test(role),
    isJudge: presiding,
  }))

/** 生命权、身体权、健康权纠纷 is one cause: they are told apart by what no name of one holds. */
export const causesOf = ({ causes }: CasePayload) => causes.flatMap(path => path.slice(-1)).join('；')

export function caseDetail(document: EngineDocument, words: string[]): CaseDetail {
  const found = payloadOf(document)
  return {
    jid: found.jid,
    all_caseinfo_casename: found.title,
    all_caseinfo_court_term: found.court.name,
    all_caseinfo_casenumber: found.caseNumber,
    all_text_cause: causesOf(found),
    all_caseinfo_leveloftria: TRIAL_ROUNDS[found.trialRound],
    all_judgementinfo_date: found.judgmentDate,
    all_judges_json: judgesOf(found),
    caseType: found.caseType,
    judgementType: found.documentType,
    publishType: found.publishType,
    videoUrl: found.videoUrl,
    notPublicReason: found.notPublicReason,
    paragraphs: markParagraphs(document, found.labels, words),
  }
}

export function caseDocx(document: EngineDocument): DocumentModel {
  const found = payloadOf(document)
  if (found.notPublicReason) throw new HttpError('document_not_public')
  return {
    title: found.title,
    facts: [
      ['审理法院', found.court.name],
      ['案号', found.caseNumber],
      ['案由', causesOf(found)],
      ['审理程序', TRIAL_ROUNDS[found.trialRound]],
      ['裁判日期', found.judgmentDate],
      ['审判人员', found.judges.map(({ name, role }) => `${role} ${name}`).join('，')],
    ],
    blocks: document.blocks.map(({ text }, at) => ({ heading: found.labels[at], text })),
  }
}
