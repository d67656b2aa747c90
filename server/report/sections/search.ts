/** The search record: facts, conditions, and the number of results at each place of Art. 4. */
import type { FileChild, Paragraph } from 'docx'
import { MOST_SIMILAR_CASES } from '@contract/similar-cases'
import { firstRankPlace, RANK_PLACES, type Rank } from '@domain/case-report/ranks'
import { formatPaperDay } from '@domain/format/dates'
import { copy, fillPlaceholders } from '../../copy'
import { caseCountOfRank, type ReportData } from '../gather'
import type { CaseOutline } from '../outline'
import { reportFactsTable, reportTable } from './tables'
import { reportHeading, bodyParagraphs } from './words'

const text = copy.report

export const reportDayText = ({ moment }: ReportData) => formatPaperDay(moment.day)
export const reportTimeText = (report: ReportData) =>
  fillPlaceholders(text.time, { day: reportDayText(report), clock: report.moment.clock })
export const reportPlatformText = ({ platform }: ReportData) => fillPlaceholders(text.platform, { name: platform })

/** Returns the lines that state what was searched. A search by facts has the conditions that limited it, if any. */
function scopeOf({ factsSearch, conditions }: ReportData): string[] {
  if (!factsSearch) return conditions.length ? conditions : [text.all]
  const { facts, kind } = text.factsSearch
  return [facts, ...(factsSearch.kind ? [fillPlaceholders(kind, { kind: factsSearch.kind })] : []), ...conditions]
}

function resultText({ all, factsSearch, cases }: ReportData): string {
  const picked = cases.length
  if (all) return fillPlaceholders(text.result, { total: all.total, picked })
  const { result, resultUncounted } = text.factsSearch
  const total = factsSearch?.total
  return total ? fillPlaceholders(result, { total, picked }) : fillPlaceholders(resultUncounted, { picked })
}

export function searchFactsTable(report: ReportData) {
  const { facts } = text
  const rows: Array<[string, string]> = [
    [facts.searcher, report.searcher],
    [facts.pendingCase, report.pendingCase],
    [facts.court, report.court],
    [facts.time, reportTimeText(report)],
    [facts.platform, reportPlatformText(report)],
    [facts.coverage, fillPlaceholders(text.coverage, { laws: report.completeness ?? text.lawsUnknown })],
    [facts.method, report.methods.join('、') || text.all],
    [facts.scope, scopeOf(report).join('；')],
    [facts.result, resultText(report)],
  ]
  return reportFactsTable(
    rows.filter(([, value]) => value),
    [2200, 6600],
  )
}

/** Returns the names of the courts. A missing name is replaced by the reason why it is missing. */
function courtsOf({ pending }: ReportData) {
  if (!pending) return { high: text.highUnknown, above: text.courtUnknown, court: text.courtUnknown }
  const { name, level, high, above } = pending
  return {
    court: name,
    high: level === '最高' ? text.noPlace : (high ?? text.highUnknown),
    above: level === '高级' ? text.ownIsHigh : (above ?? (level === '最高' ? text.noPlace : text.aboveUnknown)),
  }
}

const placeOf = (rank: Rank) => text.places[RANK_PLACES[rank] ?? 0] || text.noPlace

/** Returns how many of the selected cases of a rank were decided within the last three years. */
const recentOf = ({ cases, recentFrom }: ReportData, rank: Rank) =>
  cases.filter(one => one.rank === rank && one.date >= recentFrom).length

/**
 * Returns the table of ranks. Without a pending court, the third and the fourth place of Art. 4 are left out. A search
 * by facts counts only the selected cases.
 */
function rankTable(report: ReportData) {
  const { all, cases, ranks, factsSearch } = report
  const heads = factsSearch ? text.factsSearch.ranksHead : text.ranksHead
  const widths = factsSearch ? [900, 5100, 1200, 1600] : [900, 4300, 1200, 1400, 1000]
  const columns = widths.map((width, at) => ({ head: heads[at] ?? '', width, centred: at !== 1 }))
  const courts = courtsOf(report)
  return reportTable(
    columns,
    ranks.map(({ rank, total, recent }) => {
      const picked = caseCountOfRank(cases, rank)
      const counts = all ? [total, recent, picked] : [picked, recentOf(report, rank)]
      return [placeOf(rank), fillPlaceholders(text.ranks[rank], courts), ...counts.map(String)]
    }),
  )
}

/**
 * Returns the positions in the report, from 1, of cases that were decided more than three years ago. The limit does not
 * apply to guiding cases.
 */
const olderCases = ({ cases, recentFrom }: ReportData) =>
  cases.flatMap(({ rank, date }, at) => (rank !== 'guiding' && date && date < recentFrom ? [at + 1] : []))

/** Returns the positions in the report, from 1, of the cases for which `isKnown` is false, as text: 1、3. */
const casesWithout = ({ cases }: ReportData, isKnown: (outline: CaseOutline) => boolean) =>
  cases.flatMap((outline, at) => (isKnown(outline) ? [] : [at + 1])).join('、')

/** Returns paragraphs on cases without a date, and on cases that cannot be identified without a court and a number. */
function lackLines(report: ReportData): Paragraph[] {
  const undated = casesWithout(report, ({ rank, date }) => rank === 'guiding' || date !== '')
  const unnamed = casesWithout(
    report,
    ({ rank, court, number, entryNumber }) => rank === 'guiding' || Boolean(entryNumber ?? (court && number)),
  )
  return [
    ...(undated ? bodyParagraphs(fillPlaceholders(text.undated, { cases: undated })) : []),
    ...(unnamed ? bodyParagraphs(fillPlaceholders(text.unnamed, { cases: unnamed })) : []),
  ]
}

/** Returns the rule on which cases need not be searched, and its effect on this report. */
function skipLines(report: ReportData): Paragraph[] {
  const place = firstRankPlace(report.cases.map(({ rank }) => rank))
  const older = olderCases(report)
  const isSkippable = place !== undefined && place < 4
  return [
    ...bodyParagraphs(text.skip),
    ...(isSkippable
      ? bodyParagraphs(
          fillPlaceholders(text.skipped, { place: text.places[place] ?? '' }) + (report.all ? text.laterRanks : ''),
        )
      : []),
    ...(older.length ? bodyParagraphs(fillPlaceholders(text.older, { cases: older.join('、') })) : []),
  ]
}

/** Returns the sentence above the conditions: when and where was searched, and how many cases came out. */
function introductionOf(report: ReportData): string {
  const { all, factsSearch, recentFrom } = report
  const place = { time: reportTimeText(report), platform: reportPlatformText(report) }
  if (all)
    return fillPlaceholders(text.searched, {
      ...place,
      total: all.total,
      recent: all.recent,
      from: formatPaperDay(recentFrom),
    })
  const { searched, listed } = text.factsSearch
  const total = factsSearch?.total
  return fillPlaceholders(searched, {
    ...place,
    listed: total ? fillPlaceholders(listed, { total }) : '',
    most: MOST_SIMILAR_CASES,
  })
}

export function searchRecordSection(report: ReportData): FileChild[] {
  const rankedCases = report.all ? text.rankedCases.all : text.rankedCases.picked
  return [
    reportHeading(text.headings.search, 1),
    ...bodyParagraphs(introductionOf(report)),
    ...scopeOf(report).flatMap((one, at) =>
      bodyParagraphs(fillPlaceholders(text.condition, { at: at + 1, text: one })),
    ),
    ...bodyParagraphs(fillPlaceholders(text.ranksLead, { cases: rankedCases })),
    rankTable(report),
    ...(report.pending ? [] : bodyParagraphs(text.noCourt)),
    ...skipLines(report),
    ...lackLines(report),
    ...bodyParagraphs(text.effect),
  ]
}
