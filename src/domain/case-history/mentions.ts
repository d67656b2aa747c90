/** Finds case numbers in a part of a judgment, with the words around them. */
import { type CaseNumber, caseNumbersIn } from './case-numbers'
import { type DocumentKind, kindAfter } from './documents'

/** The longest sentence that is read, on either side of a number. */
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

export interface Mention extends CaseNumber {
  /** The words of the sentence between the previous number and this one. */
  before: string
  /** The words of the sentence up to this number. */
  sentence: string
  /** The words up to the next number. */
  after: string
  /** What the text says about the decision: the words up to the next decision of a court. */
  report: string
  document?: DocumentKind
}

/** Matches a verb that makes the next number the object of the decision before. */
export const DISPOSES_OF = /(?:撤销|维持|变更|改判)[^。；，]{0,60}$/
const OPEN_QUOTE = /“[^”]*$/

/** A report may name other decisions: 维持某法院（2009）西刑初字第107号刑事判决第一项. */
function reportAfter(part: string, numbers: CaseNumber[], at: number): string {
  const { to } = numbers[at]!
  const end = sentenceEnd(part, to)
  const next = numbers.slice(at + 1, at + 8).find(({ from }) => from > end || !DISPOSES_OF.test(part.slice(to, from)))
  const report = part.slice(to, Math.min(next?.from ?? end, end))
  return OPEN_QUOTE.test(report) ? report + part.slice(end, sentenceEnd(part, end + 1)) : report
}

/** Matches what stands between the numbers of a list. */
export const BETWEEN = /^(?:[、和及与]|以及|，以及|，并)?$/

/** `isPlain` leaves out numbers whose kind does not show that a court gave them. */
export function mentionsIn(part: string, isPlain = false): Mention[] {
  const all = caseNumbersIn(part)
  const numbers = isPlain ? all.filter(({ isTypical }) => isTypical) : all
  const mentions = numbers.map((number, at): Mention => {
    const { from, to } = number
    const start = sentenceStart(part, from)
    const end = Math.min(numbers[at + 1]?.from ?? part.length, sentenceEnd(part, to))
    return {
      ...number,
      before: part.slice(Math.max(numbers[at - 1]?.to ?? 0, start), from),
      sentence: part.slice(start, from),
      after: part.slice(to, end),
      report: reportAfter(part, numbers, at),
      document: kindAfter(part.slice(to, to + 30)),
    }
  })
  // A list of decisions has one noun at its end: 第1号、第2号民事判决.
  for (let at = mentions.length - 2; at >= 0; at--)
    if (BETWEEN.test(mentions[at]!.after)) mentions[at]!.document ??= mentions[at + 1]!.document
  return mentions
}
