/** Finds the case numbers in a part of a judgment, with the words around each of them. */
import { type CaseNumber, caseNumbersIn } from './case-numbers'
import { type DocumentKind, documentKindAfter } from './documents'

/** The maximum number of characters of a sentence that are read on each side of a number. */
const LONGEST = 400
const START = /[。\n；](?=[^。\n；]*$)/

export function sentenceStart(text: string, at: number): number {
  const from = Math.max(0, at - LONGEST)
  const start = START.exec(text.slice(from, at))
  return start ? from + start.index + 1 : from
}

export function sentenceEnd(text: string, at: number): number {
  const end = text.slice(at, at + LONGEST).search(/[。\n]/)
  return end < 0 ? Math.min(text.length, at + LONGEST) : at + end
}

export interface CaseMention extends CaseNumber {
  /** The words between the previous number in the sentence and this one. */
  before: string
  /** The words from the start of the sentence to this number. */
  sentence: string
  /** The words after the number, up to the next number or the end of the sentence. */
  after: string
  /** The words after the number that tell what this decision did. They may name the decisions on which it decided. */
  report: string
  document?: DocumentKind
}

/** Matches a verb that takes the next number as its object: 撤销, 维持. */
export const DISPOSAL_VERB = /(?:撤销|维持|变更|改判)[^。；，]{0,60}$/
const OPEN_QUOTE = /“[^”]*$/

/** Returns the report on a decision. It may contain other numbers: 维持某法院（2009）西刑初字第107号刑事判决第一项. */
function reportAfter(part: string, numbers: CaseNumber[], at: number): string {
  const { to } = numbers[at]!
  const end = sentenceEnd(part, to)
  const next = numbers.slice(at + 1, at + 8).find(({ from }) => from > end || !DISPOSAL_VERB.test(part.slice(to, from)))
  const report = part.slice(to, Math.min(next?.from ?? end, end))
  return OPEN_QUOTE.test(report) ? report + part.slice(end, sentenceEnd(part, end + 1)) : report
}

/** Matches the words between two numbers of a list. */
export const MENTION_SEPARATOR = /^(?:[、和及与]|以及|，以及|，并)?$/

/**
 * Returns the mentions of case numbers in a part. With `onlyCourtNumbers`, leaves out numbers whose kind does not show
 * that a court gave them.
 */
export function caseNumberMentions(part: string, onlyCourtNumbers = false): CaseMention[] {
  const all = caseNumbersIn(part)
  const numbers = onlyCourtNumbers ? all.filter(({ isTypical }) => isTypical) : all
  const mentions = numbers.map((number, at): CaseMention => {
    const { from, to } = number
    const start = sentenceStart(part, from)
    const end = Math.min(numbers[at + 1]?.from ?? part.length, sentenceEnd(part, to))
    return {
      ...number,
      before: part.slice(Math.max(numbers[at - 1]?.to ?? 0, start), from),
      sentence: part.slice(start, from),
      after: part.slice(to, end),
      report: reportAfter(part, numbers, at),
      document: documentKindAfter(part.slice(to, to + 30)),
    }
  })
  // The numbers of a list share one document kind, written after the last number: 第1号、第2号民事判决.
  for (let at = mentions.length - 2; at >= 0; at--)
    if (MENTION_SEPARATOR.test(mentions[at]!.after)) mentions[at]!.document ??= mentions[at + 1]!.document
  return mentions
}
