/** Summarises a report in a few sentences, which the screen shows before the download. */
import { RANKS } from '@domain/case-report/ranks'
import { copy, fillPlaceholders } from '../copy'
import { caseCountOfRank, type ReportData } from './gather'

const { contents: text } = copy.report

function entriesLine({ entries: { held, declared } }: ReportData): string {
  if (held) return text.entriesHeld
  return declared ? text.entriesTold : text.entriesAbsent
}

/** Returns a sentence with a count, or nothing if the count is 0. */
const counted = (sentence: string, count: number): string[] => (count ? [fillPlaceholders(sentence, { count })] : [])

export function reportSummary(report: ReportData): string[] {
  const { cases, analysis } = report
  const ranks = RANKS.map(rank => ({ rank: text.ranks[rank], count: caseCountOfRank(cases, rank) }))
    .filter(({ count }) => count)
    .map(one => fillPlaceholders(text.rank, one))
  const lapsed = new Set(cases.flatMap(({ cited }) => cited.flatMap(({ name, warning }) => (warning ? [name] : []))))
  return [
    fillPlaceholders(text.cases, { count: cases.length, ranks: ranks.join('，') }),
    entriesLine(report),
    ...counted(text.overturned, cases.filter(({ laterReview }) => laterReview?.overturned).length),
    ...counted(text.withdrawn, cases.filter(({ withdrawn }) => withdrawn).length),
    ...counted(text.lapsed, lapsed.size),
    ...(analysis ? [] : [text.blank]),
  ]
}
