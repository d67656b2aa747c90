/** The key points of each case: published points, reasons, cited articles; then the common articles. */
import type { Paragraph, TextRun } from 'docx'
import { hitRanges } from '@domain/text/hits'
import { copy, fill } from '../../copy'
import { withNote } from '../cited'
import { type CommonArticle, commonArticles, type Outline } from '../outline'
import { bodyParagraph, heading, textLines, textRun, warning } from './words'

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

const passages = (lead: string, lines: string[], words: string[]) =>
  lines.map((line, at) => bodyParagraph([...(at === 0 ? [textRun(lead, { bold: true })] : []), ...runsOf(line, words)]))

function lawLines({ cited }: Outline): Paragraph[] {
  if (!cited.length) return []
  const warnings = cited.flatMap(({ warning: sentence }) => (sentence ? [warning(sentence)] : []))
  return [...textLines(fill(text.cited, { laws: cited.map(withNote).join('、') })), ...warnings]
}

function reasonsOf(outline: Outline, words: string[]): Paragraph[] {
  const { notPublicReason, points, opinion, gist } = outline
  if (notPublicReason) return textLines(fill(text.notPublic, { reason: notPublicReason }))
  const excerpts = [...passages(text.points, points, words), ...passages(text.opinion, opinion, words)]
  return [
    ...(gist ? textLines(fill(text.gist, { gist })) : []),
    ...(excerpts.length ? excerpts : textLines(text.noOpinion)),
    ...lawLines(outline),
  ]
}

/** What a court has to know before it reads the case: it was overturned, withdrawn, or may not be final. */
function reviewLines({ laterReview, withdrawn, mayNotBeFinal }: Outline): Paragraph[] {
  const lines: Paragraph[] = []
  if (withdrawn) lines.push(warning(fill(text.withdrawn, { number: withdrawn })))
  if (laterReview?.overturned) lines.push(warning(fill(text.overturned, { word: laterReview.word })))
  else if (laterReview) lines.push(...textLines(fill(text.reviewed, { word: laterReview.word })))
  return mayNotBeFinal ? [...lines, ...textLines(text.firstInstance)] : lines
}

export function pointsOf(outline: Outline, at: number, words: string[]): Paragraph[] {
  const { rank, entryNumber, citation, title } = outline
  const entry = entryNumber ? fill(text.entryNumber, { number: entryNumber }) : ''
  const place = [fill(text.rankLine, { rank: text.rankShort[rank] }), entry].filter(Boolean).join('；')
  return [
    heading(fill(text.caseHeading, { at: at + 1, title }), 3),
    ...textLines(`${place}。`),
    ...textLines(fill(text.citationLine, { citation })),
    ...reviewLines(outline),
    ...reasonsOf(outline, words),
  ]
}

const cut = (words: string) => (words.length > TEXT ? `${words.slice(0, TEXT)}…` : words)

/** The lines of an article that several cases cite, with its text. Different versions count as different articles. */
const commonLines = ({ article, cases }: CommonArticle) => [
  ...textLines(fill(text.commonLine, { law: withNote(article), count: cases.length, cases: cases.join('、') })),
  ...(article.text ? textLines(cut(article.text)) : []),
  ...(article.warning ? [warning(article.warning)] : []),
]

/** The articles that more than one case cites. */
export function commonOf(cases: Outline[]): Paragraph[] {
  const common = commonArticles(cases).slice(0, COMMON)
  return common.length ? [heading(text.common, 3), ...common.flatMap(commonLines)] : []
}
