/** The outline of one case in a report. */
import type { LaterReview } from '@contract/judgement'
import { caseName, citeCase } from '@domain/citation/cite-as'
import { fullDocumentKind } from '@domain/citation/document-kind'
import { judgmentParts } from '@domain/case-history/judgment-parts'
import type { PendingCourt } from '@domain/case-report/pending-court'
import { type Rank, RANKS } from '@domain/case-report/ranks'
import { withdrawnGuidingCase } from '@domain/case-report/withdrawn-cases'
import { snippet } from '@domain/text/hits'
import { hitsOf } from '@domain/text/word-tree'
import type { EngineDocument } from '../engine/port'
import { TRIAL_ROUNDS } from '../libraries/case/codes'
import { type CasePayload, OPINION, RESULT } from '../libraries/case/document'
import { laterReviewOf } from '../libraries/case/history-view'
import { causesOf } from '../libraries/case/view'
import type { CitedArticle } from './cited'
import { rankOfDocument } from './ranks'

export interface Outline {
  /** The name of the case, without the kind of its document. */
  title: string
  court: string
  number: string
  date: string
  cause: string
  round: string
  rank: Rank
  citation: string
  /** 入库编号 of an entry of 人民法院案例库. */
  entryNumber?: string
  /** The number of a guiding case that courts no longer follow. */
  withdrawn?: number
  /** Whether it is a first instance of which the library holds no later decision. */
  mayNotBeFinal?: boolean
  /** A summary of the decision. */
  gist: string
  /** 裁判要点: key points that courts publish with guiding and gazette cases. */
  points: string[]
  /** The paragraphs of the court's reasons with most searched words. */
  opinion: string[]
  cited: CitedArticle[]
  notPublicReason?: string
  remark?: string
  /** What later decisions of the library did with the judgment. */
  laterReview?: LaterReview
}

const LENGTH = { gist: 160, paragraph: 400, cited: 20, head: 200 }
const PARAGRAPHS = { points: 4, opinion: 3 }
const POINTS = /^(?:裁判要点|裁判要旨|裁判摘要|典型意义)$/
/** The labels of reasons outside judgments. */
const REASONS = /^(?:裁判理由|案例分析|法官说法|评析)$/
/** Matches where the reasons begin in a text without labels. */
const VIEW = /本院(?:经审查|经复核|再审)?认为[，,：:]/

const linesIn = (texts: string[]) => texts.flatMap(text => text.split('\n')).filter(line => line.trim() !== '')

/**
 * Returns the lines with the most searched words, in text order. If no line has such words, returns the first lines.
 */
function nearest(lines: string[], words: string[], count: number): string[] {
  const ranked = lines.map((line, at) => ({ at, words: new Set(hitsOf(line, words).map(({ word }) => word)).size }))
  const best = ranked.sort((a, b) => b.words - a.words || a.at - b.at).slice(0, count)
  return best.sort((a, b) => a.at - b.at).map(({ at }) => snippet([lines[at]!], words, LENGTH.paragraph))
}

/** Returns the part of a text that begins with the court's view: 本院认为. */
function fromView(texts: string[]): string[] {
  const text = texts.join('\n')
  const at = text.search(VIEW)
  return at < 0 ? [] : [text.slice(at)]
}

/**
 * Returns what the judgment itself decides. A ruling on a petition reports the decisions of the courts below, so its
 * operative part alone counts.
 */
function decisionOf(paragraphs: Array<{ label: string; text: string }>, result: string[]): string {
  const [operative = ''] = judgmentParts(paragraphs)
    .operative.trim()
    .split(/\n[^。\n]{0,16}受理费|\n(?:本判决|本裁定|审\s?判)/)
  return (operative || result.join('')).replace(/\s*\n\s*/g, '')
}

/** Excerpts of a published case. */
function excerptsOf({ blocks, payload }: EngineDocument, words: string[]) {
  const { labels, outcome } = payload as CasePayload
  const paragraphs = blocks.map(({ text }, at) => ({ label: labels[at] ?? '', text }))
  const textsWhere = (fits: (scope: string, label: string) => boolean) =>
    blocks.filter(({ scope }, at) => fits(scope, labels[at] ?? '')).map(({ text }) => text)
  const points = linesIn(textsWhere((_scope, label) => POINTS.test(label)))
  const labelled = textsWhere((scope, label) => scope === OPINION || REASONS.test(label))
  const reasons = linesIn(labelled.length ? labelled : fromView(blocks.map(({ text }) => text)))
  const decision = decisionOf(paragraphs, linesIn(textsWhere(scope => scope === RESULT)))
  const gist = snippet([decision || points.join('')], [], LENGTH.gist)
  return {
    gist: [outcome, gist].filter(Boolean).join('。'),
    points: points.slice(0, PARAGRAPHS.points).map(line => snippet([line], [], LENGTH.paragraph)),
    opinion: nearest(reasons, words, PARAGRAPHS.opinion),
  }
}

/** The cited articles of a case, as indexed. Empty for unpublished cases. */
export const citedValues = ({ values, payload }: EngineDocument): string[] =>
  (payload as CasePayload).notPublicReason === undefined ? (values.citedArticle ?? []).slice(0, LENGTH.cited) : []

/** Beside a guiding case: the number under which 最高人民法院 withdrew it. */
function withdrawnOf(document: EngineDocument, rank: Rank): { withdrawn?: number } {
  if (rank !== 'guiding') return {}
  const head = (document.blocks[0]?.text ?? '').slice(0, LENGTH.head)
  const withdrawn = withdrawnGuidingCase({ title: document.title, head })
  return withdrawn === undefined ? {} : { withdrawn }
}

const FIRST_INSTANCE = 1

export function outlineOf(
  document: EngineDocument,
  words: string[],
  pending: PendingCourt | undefined,
): Omit<Outline, 'cited'> {
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
    cause: causesOf(payload),
    round: TRIAL_ROUNDS[payload.trialRound],
    rank,
    citation: citeCase({ title, court: court.name, number, date, document: kind }),
    ...(payload.entry ? { entryNumber: payload.entry.number } : {}),
    ...withdrawnOf(document, rank),
    ...(isPlain && payload.trialRound === FIRST_INSTANCE && !later.laterReview ? { mayNotBeFinal: true } : {}),
    ...later,
    ...(notPublicReason ? empty : excerptsOf(document, words)),
  }
}

/** Sorts cases by rank, then the newest first. */
export const casesInOrder = (outlines: Outline[]): Outline[] =>
  [...outlines].sort(
    (a, b) => RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank) || (a.date < b.date ? 1 : a.date > b.date ? -1 : 0),
  )

export interface CommonArticle {
  article: CitedArticle
  /** The numbers of the citing cases in the report, counted from 1. */
  cases: number[]
}

/** Articles that several cases cite in the same version, the most cited first. */
export function commonArticles(outlines: Outline[]): CommonArticle[] {
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
