/** The search record: facts, conditions, and results by the places of Art. 4. */
import type { FileChild, Paragraph } from 'docx'
import { firstPlace, PLACES, type Rank } from '@domain/case-report/ranks'
import { formatPaperDay } from '@domain/format/dates'
import { copy, fill } from '../../copy'
import { pickedCount, type Report } from '../gather'
import { factsTableOf, tableOf } from './tables'
import { heading, textLines } from './words'

const text = copy.report

export const dayOf = ({ moment }: Report) => formatPaperDay(moment.day)
export const timeOf = (report: Report) => fill(text.time, { day: dayOf(report), clock: report.moment.clock })
export const platformOf = ({ platform }: Report) => fill(text.platform, { name: platform })

const conditionsOf = ({ conditions }: Report) => (conditions.length ? conditions : [text.all])

export function searchFacts(report: Report) {
  const { facts, result } = text
  const rows: Array<[string, string]> = [
    [facts.searcher, report.searcher],
    [facts.pendingCase, report.pendingCase],
    [facts.court, report.court],
    [facts.time, timeOf(report)],
    [facts.platform, platformOf(report)],
    [facts.coverage, fill(text.coverage, { laws: report.completeness ?? text.lawsUnknown })],
    [facts.method, report.methods.join('、') || text.all],
    [facts.scope, conditionsOf(report).join('；')],
    [facts.result, fill(result, { total: report.all.total, picked: report.cases.length })],
  ]
  return factsTableOf(
    rows.filter(([, value]) => value),
    [2000, 6800],
  )
}

/** What the name of the pending court lacks, or what makes a place empty. */
function courtsOf({ pending }: Report) {
  if (!pending) return { high: text.highUnknown, above: text.courtUnknown, court: text.courtUnknown }
  const { name, level, high, above } = pending
  return {
    court: name,
    high: level === '最高' ? text.noPlace : (high ?? text.highUnknown),
    above: level === '高级' ? text.ownIsHigh : (above ?? (level === '最高' ? text.noPlace : text.aboveUnknown)),
  }
}

const placeOf = (rank: Rank) => text.places[PLACES[rank] ?? 0] || text.noPlace

/** Without the pending court the report has no third and no fourth place. */
function rankTable(report: Report) {
  const columns = [900, 4300, 1200, 1400, 1000].map((width, at) => ({
    head: text.ranksHead[at] ?? '',
    width,
    centred: at !== 1,
  }))
  const courts = courtsOf(report)
  return tableOf(
    columns,
    report.ranks.map(({ rank, total, recent }) => [
      placeOf(rank),
      fill(text.ranks[rank], courts),
      ...[total, recent, pickedCount(report.cases, rank)].map(String),
    ]),
  )
}

/** The numbers of cases that were decided more than three years ago. Guiding cases have no age. */
const olderCases = ({ cases, recentFrom }: Report) =>
  cases.flatMap(({ rank, date }, at) => (rank !== 'guiding' && date && date < recentFrom ? [at + 1] : []))

/** The rule on skipping, and how far it reaches here. */
function skipLines(report: Report): Paragraph[] {
  const place = firstPlace(report.cases.map(({ rank }) => rank))
  const older = olderCases(report)
  const isSkippable = place !== undefined && place < 4
  return [
    ...textLines(text.skip),
    ...(isSkippable ? textLines(fill(text.skipped, { place: text.places[place] ?? '' })) : []),
    ...(older.length ? textLines(fill(text.older, { cases: older.join('、') })) : []),
  ]
}

export function searchRecord(report: Report): FileChild[] {
  const { all, recentFrom } = report
  const introduction = fill(text.searched, {
    time: timeOf(report),
    platform: platformOf(report),
    total: all.total,
    recent: all.recent,
    from: formatPaperDay(recentFrom),
  })
  return [
    heading(text.headings.search, 1),
    ...textLines(introduction),
    ...conditionsOf(report).flatMap((one, at) => textLines(fill(text.condition, { at: at + 1, text: one }))),
    ...textLines(text.ranksLead),
    rankTable(report),
    ...(report.pending ? [] : textLines(text.noCourt)),
    ...skipLines(report),
    ...textLines(text.effect),
  ]
}
