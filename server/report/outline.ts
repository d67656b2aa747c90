/** The data of one case in a report. */
import type { LaterReview } from '@contract/judgement'
import { caseName, citeCase } from '@domain/citation/cite-as'
import { fullDocumentKind } from '@domain/citation/document-kind'
import { judgmentParts } from '@domain/case-history/judgment-parts'
import type { CourtHierarchy } from '@domain/case-report/court-name'
import { type Rank, RANKS } from '@domain/case-report/ranks'
import { withdrawnGuidingCase } from '@domain/case-report/withdrawn-cases'
import { snippetOf } from '@domain/text/hits'
import type { EngineDocument } from '../engine/port'
import { TRIAL_ROUNDS } from '../libraries/case/codes'
import { type CasePayload, OPINION_SCOPE, RESULT_SCOPE } from '../libraries/case/document'
import { laterReviewOf } from '../libraries/case/history-view'
import { joinedCauseNames } from '../libraries/case/view'
import type { CitedArticle } from './cited'
import { EXCERPT_LENGTH, excerptsOf } from './excerpts'
import { rankOfDocument } from './ranks'

export interface CaseOutline {
  /** The name of the case without the kind of the document, such as 判决书. */
  title: string
  court: string
  number: string
  date: string
  cause: string
  round: string
  rank: Rank
  citation: string
  /** The number of an entry of 人民法院案例库 (入库编号). */
  entryNumber?: string
  /** The number of a guiding case that 最高人民法院 has withdrawn. */
  withdrawn?: number
  /**
   * Whether it is a typical case whose publisher is unknown. Only typical cases of 最高人民法院 have the second place of Art.
   * 4.
   */
  isOfUnknownPublisher?: boolean
  /** Whether it is a judgment of first instance without a later decision in the library. */
  mayNotBeFinal?: boolean
  /** A summary of the decision. */
  gist: string
  /** Key points that courts publish with a case: 裁判要点, 裁判要旨, 裁判摘要 or 典型意义. */
  points: string[]
  /** The paragraphs of the court's reasons with the most searched words. */
  opinion: string[]
  cited: CitedArticle[]
  notPublicReason?: string
  remark?: string
  /** What later decisions in the library did with the judgment. */
  laterReview?: LaterReview
}

const LENGTH = { gist: 160, cited: 20, head: 200 }
const PARAGRAPHS = { points: 4, opinion: 3 }
const POINTS = /^(?:裁判要点|裁判要旨|裁判摘要|典型意义)$/
/** Matches the labels of reasons in documents that are not judgments. */
const REASONS = /^(?:裁判理由|案例分析|法官说法|评析)$/
/** Matches the beginning of the court's reasons in a text without labels. */
const VIEW = /本院(?:经审查|经复核|再审)?认为[，,：:]/

const linesIn = (texts: string[]) => texts.flatMap(text => text.split('\n')).filter(line => line.trim() !== '')

/** Returns the text from the beginning of the court's reasons (本院认为). */
function fromView(texts: string[]): string[] {
  const text = texts.join('\n')
  const at = text.search(VIEW)
  return at < 0 ? [] : [text.slice(at)]
}

/**
 * Returns the operative part of a judgment, or the paragraphs with the result. Other paragraphs are not used, because
 * they may report decisions of lower courts.
 */
function decisionOf(paragraphs: Array<{ label: string; text: string }>, result: string[]): string {
  const [operative = ''] = judgmentParts(paragraphs)
    .operative.trim()
    .split(/\n[^。\n]{0,16}受理费|\n(?:本判决|本裁定|审\s?判)|(?:如|若|对)?不服本(?:判决|裁定|决定)/)
  return (operative || result.join('')).replace(/\s*\n\s*/g, '')
}

/** Matches words that tell a result. */
const TELLS_RESULT = /判决|裁定|驳回|撤销|维持|准许/

/**
 * Typical cases report the reasons before the result. If the beginning of a text has only reasons, returns the text
 * from the sentence that tells the result.
 */
function fromResult(text: string): string {
  const head = text.slice(0, LENGTH.gist)
  if (!head.includes('认为') || TELLS_RESULT.test(head)) return text
  const sentences = text.match(/[^。]+。?/g) ?? []
  const at = sentences.findIndex(sentence => TELLS_RESULT.test(sentence))
  return at < 0 ? text : `…${sentences.slice(at).join('')}`
}

/** Returns the texts of a published case that the report quotes. */
function quotesOf({ blocks, payload }: EngineDocument, words: string[]) {
  const { labels, outcome } = payload as CasePayload
  const paragraphs = blocks.map(({ text }, at) => ({ label: labels[at] ?? '', text }))
  const textsWhere = (fits: (scope: string, label: string) => boolean) =>
    blocks.filter(({ scope }, at) => fits(scope, labels[at] ?? '')).map(({ text }) => text)
  const points = linesIn(textsWhere((_scope, label) => POINTS.test(label)))
  const labelled = textsWhere((scope, label) => scope === OPINION_SCOPE || REASONS.test(label))
  const reasons = linesIn(labelled.length ? labelled : fromView(blocks.map(({ text }) => text)))
  const decision = fromResult(decisionOf(paragraphs, linesIn(textsWhere(scope => scope === RESULT_SCOPE))))
  const gist = snippetOf([decision || points.join('')], [], LENGTH.gist)
  return {
    gist: [outcome, gist].filter(Boolean).join('。'),
    points: points.slice(0, PARAGRAPHS.points).map(line => snippetOf([line], [], EXCERPT_LENGTH)),
    opinion: excerptsOf(reasons, words, PARAGRAPHS.opinion),
  }
}

/** Returns the cited articles of a case, as indexed. Unpublished cases have none. */
export const indexedCitations = ({ values, payload }: EngineDocument): string[] =>
  (payload as CasePayload).notPublicReason === undefined ? (values.citedArticle ?? []).slice(0, LENGTH.cited) : []

/** Returns the number of a guiding case if 最高人民法院 has withdrawn it. */
function withdrawnOf(document: EngineDocument, rank: Rank): { withdrawn?: number } {
  if (rank !== 'guiding') return {}
  const head = (document.blocks[0]?.text ?? '').slice(0, LENGTH.head)
  const withdrawn = withdrawnGuidingCase({ title: document.title, head })
  return withdrawn === undefined ? {} : { withdrawn }
}

const FIRST_INSTANCE = 1
const TYPICAL = 3
const [RETRIAL, OTHER] = [3, -1]

/**
 * Returns the name of the trial round. One code covers both 再审 and 再审审查, and 管辖 has only the code 其他. For these codes,
 * the stage of the judgment names the round.
 */
function roundOf({ trialRound, reading }: CasePayload): string {
  const isWide = trialRound === RETRIAL || trialRound === OTHER
  return (isWide ? reading?.stage : undefined) ?? TRIAL_ROUNDS[trialRound]
}

export function caseOutlineOf(
  document: EngineDocument,
  words: string[],
  pending: CourtHierarchy | undefined,
): Omit<CaseOutline, 'cited'> {
  const payload = document.payload as CasePayload & { entry?: { number: string } }
  const { notPublicReason, title, court, caseNumber: number, judgmentDate: date = '' } = payload
  const rank = rankOfDocument(document, pending)
  const later = laterReviewOf(payload)
  const empty = { gist: '', points: [], opinion: [], notPublicReason }
  const kind = fullDocumentKind(payload.documentType, payload.caseType)
  const isPlain = rank !== 'guiding' && rank !== 'entry' && payload.publishType === 0
  return {
    title: caseName(title),
    court: court.name,
    number,
    date,
    cause: joinedCauseNames(payload),
    round: roundOf(payload),
    rank,
    citation: citeCase({ title, court: court.name, number, date, document: kind }) + (!number && date ? kind : ''),
    ...(payload.publishType === TYPICAL && rank === 'other' ? { isOfUnknownPublisher: true } : {}),
    ...(payload.entry ? { entryNumber: payload.entry.number } : {}),
    ...withdrawnOf(document, rank),
    ...(isPlain && payload.trialRound === FIRST_INSTANCE && !later.laterReview ? { mayNotBeFinal: true } : {}),
    ...later,
    ...(notPublicReason ? empty : quotesOf(document, words)),
  }
}

/** Sorts cases by rank, then by date with the newest first. */
export const sortCases = (outlines: CaseOutline[]): CaseOutline[] =>
  [...outlines].sort(
    (a, b) => RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank) || (a.date < b.date ? 1 : a.date > b.date ? -1 : 0),
  )

export interface CommonArticle {
  article: CitedArticle
  /** The numbers that the citing cases have in the report, counted from 1. */
  cases: number[]
}

/** Returns articles that several cases cite in the same version, the most cited first. */
export function commonArticles(outlines: CaseOutline[]): CommonArticle[] {
  const common = new Map<string, CommonArticle>()
  outlines.forEach(({ cited }, at) => {
    for (const article of cited) {
      const key = JSON.stringify([article.name, article.lid])
      const existing = common.get(key) ?? { article, cases: [] }
      common.set(key, { ...existing, cases: [...existing.cases, at + 1] })
    }
  })
  const shared = [...common.values()].filter(({ cases }) => cases.length > 1)
  return shared.sort((a, b) => b.cases.length - a.cases.length)
}
