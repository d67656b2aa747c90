/** The pure functions of a case report: the request to the service, the charts, and the progress. */
import type { VisualItem } from '@contract/judgement'
import type { ReportRequest } from '@contract/report'
import { allowsTrend } from '@domain/charts/claims'
import { parseCourtName } from '@domain/case-report/court-name'
import { encodeApiQuery } from '@domain/query/codec'
import type { CaseCharts } from '@/api/readers/charts'
import { reportCopy } from '@/copy/report'
import { isLastPointUnfinished, lastTwelveYears } from '@/libraries/statistics'
import type { ReportDraft } from '@/stores/report-draft'
import { drawLine } from '@/ui/chart/drawings/line'
import { drawTiles } from '@/ui/chart/drawings/tiles'
import type { ChartDrawing } from '@/ui/chart/types'

/** The required fields, in the order of the form. */
export const REQUIRED_FIELDS = ['question', 'searcher'] as const
export type RequiredField = (typeof REQUIRED_FIELDS)[number]

/** Returns a message for each required field that is empty. */
export function missingFields(draft: Pick<ReportDraft, RequiredField>): Partial<Record<RequiredField, string>> {
  const missing: Partial<Record<RequiredField, string>> = {}
  for (const name of REQUIRED_FIELDS) if (!draft[name].trim()) missing[name] = reportCopy.report.missing[name]
  return missing
}

const nonEmpty = (text: string) => text.trim() || undefined

/** Converts the draft to the service's request for a report. `day` is today in the reader's time zone. */
export const caseReportRequest = (
  draft: ReportDraft,
  day: string,
  pictures: ReportRequest['pictures'] = [],
): ReportRequest => ({
  question: draft.question.trim(),
  searcher: draft.searcher.trim(),
  pendingCase: nonEmpty(draft.pendingCase),
  court: nonEmpty(draft.court),
  courtAbove: nonEmpty(draft.courtAbove),
  entrySearch: draft.searchedEntries ? { day, entries: nonEmpty(draft.entryNumbers) } : undefined,
  style: draft.style === 'song' ? 'song' : undefined,
  analysis: nonEmpty(draft.analysis),
  query: encodeApiQuery(draft.conditions),
  factsSearch: draft.factsSearch,
  cases: draft.cases.map(({ jid, remark }) => ({ jid, remark: nonEmpty(remark) })),
  pictures: pictures.length ? pictures : undefined,
})

/** Whether the report has pictures. There are no statistics of a search by facts. */
export const hasPictures = ({ pictures, factsSearch }: Pick<ReportDraft, 'pictures' | 'factsSearch'>) =>
  pictures && !factsSearch

/** The key of the chart group that a report shows: the charts of years and regions. */
export const REPORT_CHART_GROUP = 'timeRegion'

export interface CaptionedDrawing {
  caption: string
  drawing: ChartDrawing
}

const marksOf = (items: VisualItem[]) =>
  items.map(({ name, value, description }) => ({ name, value, share: description }))

const DRAWERS: Record<string, (items: VisualItem[], today: string, total?: number) => ChartDrawing> = {
  year(items, today) {
    const years = lastTwelveYears(items)
    const isJoined = allowsTrend(years.map(({ value }) => value))
    return drawLine(marksOf(years), { unfinished: isLastPointUnfinished(years, today), isJoined })
  },
  region: (items, _today, total) => drawTiles(marksOf(items), total),
}

/** Returns the charts of the years and regions of the cases. `today` is in the reader's time zone. */
export const reportDrawings = ({ groups, total }: CaseCharts, today: string): CaptionedDrawing[] =>
  groups
    .flatMap(({ charts }) => charts)
    .filter(({ field, items }) => DRAWERS[field] && items.length > 0)
    .map(({ field, title, items }) => ({ caption: title, drawing: DRAWERS[field]!(items, today, total) }))

/** The maximum number of courts that the form suggests. */
const SUGGESTED = 3

/**
 * Suggests courts for the pending case, from the courts of the selected cases. The number of a case contains a code
 * of its court, such as 苏01 in （2026）苏01民初9号. Courts with the code of the pending case come first.
 */
export function suggestedCourts({ cases, pendingCase, court }: Pick<ReportDraft, 'cases' | 'pendingCase' | 'court'>) {
  const code = codeOf(pendingCase)
  const courts = cases.flatMap(({ meta }) => {
    const name = meta.find(item => parseCourtName(item))
    const isOfCode = code !== undefined && meta.some(item => codeOf(item) === code)
    return name ? [{ name, isOfCode }] : []
  })
  const names = [...courts.filter(({ isOfCode }) => isOfCode), ...courts].map(({ name }) => name)
  return [...new Set(names)].filter(name => name !== court.trim()).slice(0, SUGGESTED)
}

/** Returns the court's code in a case number: 苏01 in （2026）苏01民初9号. */
const codeOf = (number: string) => /[（(]\d{4}[）)]([\u4e00-\u9fa5]{1,3}\d{2,4})/.exec(number)?.[1]

type ReportStage = 'pictures' | 'writing'

export interface ReportProgress {
  stage: ReportStage
  /** The progress through all stages, from 0 to 100. */
  percent: number
}

/** The progress at which each stage begins, in percent. Writing takes about as long as drawing the pictures. */
const STAGE_START: Record<ReportStage, number> = { pictures: 5, writing: 50 }

/**
 * Returns the progress at a stage. `share` is the finished part of the pictures, from 0 to 1. The writing reports only
 * its start.
 */
export function reportProgress(stage: ReportStage, share = 0): ReportProgress {
  const start = STAGE_START[stage]
  return { stage, percent: stage === 'pictures' ? start + share * (STAGE_START.writing - start) : start }
}
