/** The key points of each case: published points, reasons, cited articles; then the common articles. */
import type { Paragraph, TextRun } from 'docx'
import { hitRanges } from '@domain/text/hits'
import { copy, fill } from '../../copy'
import { headingParagraph, paragraphOf } from '../../download/docx-elements'
import { withNote } from '../cited'
import { type CommonArticle, commonArticles, type Outline } from '../outline'
import { linesOf, textRun } from './words'

const text = copy.report
const COMMON = 10
/** The most characters of an article that the report quotes. */
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

const passages = (heading: string, lines: string[], words: string[]) =>
  lines.map((line, at) =>
    paragraphOf([...(at === 0 ? [textRun(heading, { bold: true })] : []), ...runsOf(line, words)]),
  )

function reasonsOf({ notPublicReason, points, opinion, cited }: Outline, words: string[]): Paragraph[] {
  if (notPublicReason) return linesOf(fill(text.notPublic, { reason: notPublicReason }))
  const excerpts = [...passages(text.points, points, words), ...passages(text.opinion, opinion, words)]
  return [
    ...(excerpts.length ? excerpts : linesOf(text.noOpinion)),
    ...(cited.length ? linesOf(fill(text.cited, { laws: cited.map(withNote).join('、') })) : []),
  ]
}

export function pointsOf(outline: Outline, at: number, words: string[]): Paragraph[] {
  const line = fill(text.caseLine, { court: outline.court, number: outline.number, date: outline.date })
  return [
    headingParagraph(fill(text.caseHeading, { at: at + 1, title: outline.title }), 3),
    ...linesOf([text.rankShort[outline.rank], line.trim()].filter(Boolean).join('　')),
    ...reasonsOf(outline, words),
  ]
}

const cut = (words: string) => (words.length > TEXT ? `${words.slice(0, TEXT)}…` : words)

/** The lines of an article that several cases cite, with its text. Different versions count as different articles. */
const commonLines = ({ article, cases }: CommonArticle) => [
  ...linesOf(fill(text.commonLine, { law: withNote(article), count: cases.length, cases: cases.join('、') })),
  ...(article.text ? linesOf(cut(article.text)) : []),
]

/** The articles that more than one case cites. */
export function commonOf(cases: Outline[]): Paragraph[] {
  const common = commonArticles(cases).slice(0, COMMON)
  return common.length ? [headingParagraph(text.common, 3), ...common.flatMap(commonLines)] : []
}
