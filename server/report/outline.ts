/** The outline of one case in a report. */
import { snippet } from '@domain/text/hits'
import { hitsOf } from '@domain/text/word-tree'
import type { EngineDocument } from '../engine/port'
import { TRIAL_ROUNDS } from '../libraries/case/codes'
import { type CasePayload, OPINION, RESULT } from '../libraries/case/document'
import { causesOf } from '../libraries/case/view'
import type { CitedArticle } from './cited'
import { rankOf } from './ranks'

export interface Outline {
  title: string
  court: string
  number: string
  date: string
  cause: string
  round: string
  rank: number
  /** A summary of the decision. */
  gist: string
  /** 裁判要点: key points that courts publish with guiding and gazette cases. */
  points: string[]
  /** The paragraphs of the court's reasons with most searched words. */
  opinion: string[]
  cited: CitedArticle[]
  notPublicReason?: string
  remark?: string
}

const LENGTH = { gist: 160, paragraph: 400, cited: 20 }
const PARAGRAPHS = { points: 4, opinion: 3 }
const POINTS = /^(?:裁判要点|裁判要旨|裁判摘要|典型意义)$/

const linesIn = (texts: string[]) => texts.flatMap(text => text.split('\n')).filter(line => line.trim() !== '')

/**
 * Returns the lines with the most searched words, in text order. If no line has such words, returns the first lines.
 */
function nearest(lines: string[], words: string[], count: number): string[] {
  const ranked = lines.map((line, at) => ({ at, words: new Set(hitsOf(line, words).map(({ word }) => word)).size }))
  const best = ranked.sort((a, b) => b.words - a.words || a.at - b.at).slice(0, count)
  return best.sort((a, b) => a.at - b.at).map(({ at }) => snippet([lines[at]!], words, LENGTH.paragraph))
}

/** Excerpts of a published case. */
function excerptsOf({ blocks, payload }: EngineDocument, words: string[]) {
  const { labels, outcome } = payload as CasePayload
  const linesWhere = (fits: (scope: string, label: string) => boolean) =>
    linesIn(blocks.filter(({ scope }, at) => fits(scope, labels[at] ?? '')).map(({ text }) => text))
  const points = linesWhere((_scope, label) => POINTS.test(label))
  const result = linesWhere(scope => scope === RESULT)
  const gist = snippet([(points.length ? points : result).join('')], [], LENGTH.gist)
  return {
    gist: [outcome, gist].filter(Boolean).join('。'),
    points: points.slice(0, PARAGRAPHS.points).map(line => snippet([line], [], LENGTH.paragraph)),
    opinion: nearest(
      linesWhere(scope => scope === OPINION),
      words,
      PARAGRAPHS.opinion,
    ),
  }
}

/** The cited articles of a case, as indexed. Empty for unpublished cases. */
export const citedValues = ({ values, payload }: EngineDocument): string[] =>
  (payload as CasePayload).notPublicReason === undefined ? (values.citedArticle ?? []).slice(0, LENGTH.cited) : []

export function outlineOf(document: EngineDocument, words: string[]): Omit<Outline, 'cited'> {
  const payload = document.payload as CasePayload
  const { notPublicReason } = payload
  const empty = { gist: '', points: [], opinion: [], notPublicReason }
  return {
    title: payload.title,
    court: payload.court.name,
    number: payload.caseNumber,
    date: payload.judgmentDate ?? '',
    cause: causesOf(payload),
    round: TRIAL_ROUNDS[payload.trialRound],
    rank: rankOf(payload),
    ...(notPublicReason ? empty : excerptsOf(document, words)),
  }
}

/** Sorts cases by rank, then the newest first. */
export const inOrder = (outlines: Outline[]): Outline[] =>
  [...outlines].sort((a, b) => a.rank - b.rank || (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))

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
