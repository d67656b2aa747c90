/** Tells what a case says first: its result, its issues, its grounds, the sum. */
import type { CaseDetail } from '@contract/judgement'
import { fill, readerCopy } from '@/copy/reader'
import { articlesIn, bareLawName } from '@domain/judgment/grounds'
import { isOpinion, issueOf } from '@domain/judgment/issue'
import { decisionOf, type Decision, type JudgmentLine, type JudgmentPart } from '@domain/judgment/operative'
import { isOverturning, resultWord } from '@domain/judgment/result'
import { formatCount } from '@domain/format/amounts'
import { plainText } from '@domain/text/markup'
import type { CaseOpening, OpeningPart, Passage } from '../document'

const { yuan } = readerCopy.plate
/** The most characters of an operative part. The whole stands in the text. */
const LONGEST = 200
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** A line of the text, and its passage. */
type Line = JudgmentLine & { passage: number }

function linesOf(passages: Passage[]): Line[] {
  let label = ''
  return passages.flatMap((passage, at): Line[] => {
    const text = plainText(passage.text)
    if (passage.kind !== 'label') return [{ label, text, passage: at }]
    label = text
    return []
  })
}

function resultOf({ operative, isRuling }: Decision, round: string, passage: number): CaseOpening['result'] {
  const word = resultWord(operative.text, round, isRuling)
  const text = cut(operative.text.replace(/\s*\n\s*/g, ' ').trim())
  return { text, passage, ...(word ? { word, overturns: isOverturning(word) } : {}) }
}

function groundsOf({ text }: JudgmentPart, passage: number): CaseOpening['grounds'] {
  const articles = articlesIn(text).map(link => ({ ...link, name: bareLawName(link.attributes.law) }))
  return articles.length ? { articles, passage } : undefined
}

export function caseOpening(passages: Passage[], detail: CaseDetail): CaseOpening {
  const lines = linesOf(passages)
  const passageOf = ({ line }: JudgmentPart) => lines[line]?.passage ?? 0
  const decision = decisionOf(lines)
  const issue = issueOf(lines)
  const opinion = passages.findIndex(({ kind, text }) => kind === 'label' && isOpinion(plainText(text)))
  const issuePart: OpeningPart | undefined = issue && { text: issue.text, passage: passageOf(issue) }
  return {
    result: decision && resultOf(decision, detail.all_caseinfo_leveloftria, passageOf(decision.operative)),
    issue: issuePart,
    grounds: decision?.grounds && groundsOf(decision.grounds, passageOf(decision.grounds)),
    amount: detail.amount ? fill(yuan, { amount: formatCount(detail.amount) }) : undefined,
    opinion: opinion < 0 ? undefined : opinion,
  }
}
