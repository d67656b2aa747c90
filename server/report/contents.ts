/** Says in a few sentences what is in a report, for the screen that offers it. */
import { RANKS } from '@domain/case-report/ranks'
import { copy, fill } from '../copy'
import { pickedCount, type Report } from './gather'

const { contents: text, rankShort } = copy.report

function entriesLine({ entries: { held, declared } }: Report): string {
  if (held) return text.entriesHeld
  return declared ? text.entriesTold : text.entriesAbsent
}

/** A sentence with a number, left out if there is nothing to count. */
const counted = (sentence: string, count: number): string[] => (count ? [fill(sentence, { count })] : [])

export function contentsOf(report: Report): string[] {
  const { cases, analysis } = report
  const ranks = RANKS.map(rank => ({ rank: rankShort[rank], count: pickedCount(cases, rank) }))
    .filter(({ count }) => count)
    .map(one => fill(text.rank, one))
  const lapsed = new Set(cases.flatMap(({ cited }) => cited.flatMap(({ name, warning }) => (warning ? [name] : []))))
  return [
    fill(text.cases, { count: cases.length, ranks: ranks.join('，') }),
    entriesLine(report),
    ...counted(text.overturned, cases.filter(({ laterReview }) => laterReview?.overturned).length),
    ...counted(text.withdrawn, cases.filter(({ withdrawn }) => withdrawn).length),
    ...counted(text.lapsed, lapsed.size),
    ...(analysis ? [] : [text.blank]),
  ]
}
