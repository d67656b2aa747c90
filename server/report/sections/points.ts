/** The section on each case: key points, reasons and cited articles. The articles that several cases cite follow. */
import type { Paragraph, TextRun } from 'docx'
import { hitRanges } from '@domain/text/hits'
import { copy, fillPlaceholders } from '../../copy'
import { nameWithNote } from '../cited'
import { type CommonArticle, commonArticles, type CaseOutline } from '../outline'
import { bodyParagraph, reportHeading, bodyParagraphs, textRun, warningParagraph } from './words'

const text = copy.report
/** The maximum number of articles in the section on common articles. */
const COMMON = 10
/** The maximum number of characters that the report quotes from an article. */
const TEXT = 600

/** Splits a line into text runs. Searched words are bold. */
function runsOf(line: string, words: string[]): TextRun[] {
  const runs: TextRun[] = []
  let done = 0
  for (const [from, to] of hitRanges(line, words)) {
    if (from > done) runs.push(textRun(line.slice(done, from)))
    runs.push(textRun(line.slice(from, to), { bold: true }))
    done = to
  }
  return done < line.length ? [...runs, textRun(line.slice(done))] : runs
}

const passages = (lead: string, lines: string[], words: string[]) =>
  lines.map((line, at) => bodyParagraph([...(at === 0 ? [textRun(lead, { bold: true })] : []), ...runsOf(line, words)]))

function lawLines({ cited }: CaseOutline): Paragraph[] {
  if (!cited.length) return []
  // Articles of one repealed law have the same warning.
  const warnings = [...new Set(cited.flatMap(({ warning: sentence }) => sentence ?? []))].map(warningParagraph)
  return [...bodyParagraphs(fillPlaceholders(text.cited, { laws: cited.map(nameWithNote).join('、') })), ...warnings]
}

function reasonsOf(outline: CaseOutline, words: string[]): Paragraph[] {
  const { notPublicReason, points, opinion, gist } = outline
  if (notPublicReason) return bodyParagraphs(fillPlaceholders(text.notPublic, { reason: notPublicReason }))
  const excerpts = [...passages(text.points, points, words), ...passages(text.opinion, opinion, words)]
  return [
    ...(gist ? bodyParagraphs(fillPlaceholders(text.gist, { gist })) : []),
    ...(excerpts.length ? excerpts : bodyParagraphs(text.noOpinion)),
    ...lawLines(outline),
  ]
}

/** Returns what a reader must know first: the case was overturned or withdrawn, or may not be final. */
function reviewLines({ laterReview, withdrawn, mayNotBeFinal }: CaseOutline): Paragraph[] {
  const lines: Paragraph[] = []
  if (withdrawn) lines.push(warningParagraph(fillPlaceholders(text.withdrawn, { number: withdrawn })))
  if (laterReview?.overturned)
    lines.push(warningParagraph(fillPlaceholders(text.overturned, { word: laterReview.word })))
  else if (laterReview) lines.push(...bodyParagraphs(fillPlaceholders(text.reviewed, { word: laterReview.word })))
  return mayNotBeFinal ? [...lines, ...bodyParagraphs(text.firstInstance)] : lines
}

export function casePointsSection(outline: CaseOutline, at: number, words: string[]): Paragraph[] {
  const { rank, entryNumber, citation, title, isOfUnknownPublisher } = outline
  const entry = entryNumber ? fillPlaceholders(text.entryNumber, { number: entryNumber }) : ''
  const place = [fillPlaceholders(text.rankLine, { rank: text.rankShort[rank] }), entry].filter(Boolean).join('；')
  return [
    reportHeading(fillPlaceholders(text.caseHeading, { at: at + 1, title }), 3),
    ...bodyParagraphs(`${place}。`),
    ...(isOfUnknownPublisher ? bodyParagraphs(text.unknownPublisher) : []),
    ...bodyParagraphs(fillPlaceholders(text.citationLine, { citation })),
    ...reviewLines(outline),
    ...reasonsOf(outline, words),
  ]
}

const cut = (words: string) => (words.length > TEXT ? `${words.slice(0, TEXT)}…` : words)

/**
 * Returns the lines on an article that several cases cite, with its text. Different versions count as different
 * articles.
 */
const commonLines = ({ article, cases }: CommonArticle) => [
  ...bodyParagraphs(
    fillPlaceholders(text.commonLine, { law: nameWithNote(article), count: cases.length, cases: cases.join('、') }),
  ),
  ...(article.text ? bodyParagraphs(cut(article.text)) : []),
  ...(article.warning ? [warningParagraph(article.warning)] : []),
]

/** Returns the section on articles that several cases cite. */
export function commonArticlesSection(cases: CaseOutline[]): Paragraph[] {
  const common = commonArticles(cases).slice(0, COMMON)
  return common.length ? [reportHeading(text.common, 3), ...common.flatMap(commonLines)] : []
}
