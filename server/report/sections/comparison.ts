/** The table of the picked cases, on landscape pages. */
import { formatPaperDay } from '@domain/format/dates'
import { copy, fillPlaceholders } from '../../copy'
import type { CaseOutline } from '../outline'
import { type TableColumn, reportTable } from './tables'

const text = copy.report
/** Column widths in twentieths of a point. If no case has a remark, the summary gets the width of the remarks. */
const WIDTHS = [600, 1100, 2300, 1500, 1500, 1200, 1300, 650, 3350, 1300]
const CENTRED = [0, 1, 5, 7]
const [RESULT, REMARK] = [8, 9]

/**
 * Returns the summary of the decision. Before it stand the withdrawal of a guiding case, and what later decisions did
 * with the judgment.
 */
function gistOf({ gist, laterReview, withdrawn }: CaseOutline): string {
  const overturned = laterReview?.overturned ? text.overturned : text.reviewed
  const review = laterReview ? fillPlaceholders(overturned, { word: laterReview.word }) : ''
  return [withdrawn ? fillPlaceholders(text.withdrawn, { number: withdrawn }) : '', review, gist]
    .filter(Boolean)
    .join('')
}

const rowOf = (outline: CaseOutline, at: number): string[] => [
  String(at + 1),
  text.rankShort[outline.rank],
  outline.title,
  outline.court || text.unknown,
  [outline.number, outline.entryNumber && fillPlaceholders(text.entryNumber, { number: outline.entryNumber })]
    .filter(Boolean)
    .join('；') || text.unknown,
  formatPaperDay(outline.date) || text.unknown,
  outline.cause || text.unknown,
  outline.round,
  outline.notPublicReason
    ? fillPlaceholders(text.notPublic, { reason: outline.notPublicReason })
    : gistOf(outline) || text.unknown,
  outline.remark ?? '',
]

export function comparisonSection(cases: CaseOutline[]) {
  const hasRemarks = cases.some(({ remark }) => remark)
  const columns: TableColumn[] = text.comparisonHead.map((head, at) => ({
    head,
    width: (WIDTHS[at] ?? 0) + (at === RESULT && !hasRemarks ? (WIDTHS[REMARK] ?? 0) : 0),
    centred: CENTRED.includes(at),
  }))
  const shown = hasRemarks ? columns : columns.slice(0, REMARK)
  return reportTable(
    shown,
    cases.map((outline, at) => rowOf(outline, at).slice(0, shown.length)),
  )
}
