/** The rules of a report: its request, its drawings, and how far it has come. */
import type { VisualItem } from '@contract/judgement'
import type { ReportRequest } from '@contract/report'
import { encodeApiQuery } from '@domain/query/codec'
import type { Charts } from '@/api/readers/charts'
import { reportCopy } from '@/copy/report'
import { isUnfinished, yearsOf } from '@/libraries/statistics/timeline'
import type { ReportDraft } from '@/stores/report-draft'
import { lineOf } from '@/ui/chart/drawings/line'
import { tilesOf } from '@/ui/chart/drawings/tiles'
import type { Drawing } from '@/ui/chart/types'

/** The fields that a report cannot do without, in the order of the form. */
export const NEEDED = ['question', 'searcher'] as const
export type Needed = (typeof NEEDED)[number]

/** What was forgotten, in a sentence for each. */
export function lacksOf(draft: Pick<ReportDraft, Needed>): Partial<Record<Needed, string>> {
  const lacks: Partial<Record<Needed, string>> = {}
  for (const name of NEEDED) if (!draft[name].trim()) lacks[name] = reportCopy.report.missing[name]
  return lacks
}

const given = (text: string) => text.trim() || undefined

/** The draft as the service wants it. */
export const requestOf = (draft: ReportDraft, pictures: ReportRequest['pictures'] = []): ReportRequest => ({
  question: draft.question.trim(),
  searcher: draft.searcher.trim(),
  pendingCase: given(draft.pendingCase),
  analysis: given(draft.analysis),
  query: encodeApiQuery(draft.conditions),
  cases: draft.cases.map(({ jid, remark }) => ({ jid, remark: given(remark) })),
  pictures: pictures.length ? pictures : undefined,
})

/** The group of charts that tells both when and where cases were decided. */
export const GROUP = 'timeRegion'

export interface Captioned {
  caption: string
  drawing: Drawing
}

const marksOf = (items: VisualItem[]) =>
  items.map(({ name, value, description }) => ({ name, value, share: description }))

const DRAWN: Record<string, (items: VisualItem[], today: string, total?: number) => Drawing> = {
  year(items, today) {
    const years = yearsOf(items)
    return lineOf(marksOf(years), { unfinished: isUnfinished(years, today) })
  },
  region: (items, _today, total) => tilesOf(marksOf(items), total),
}

/** Draws when and where the cases of a search were decided; nothing of what has no case. `today` is a day of the reader's calendar. */
export const drawingsOf = ({ groups, total }: Charts, today: string): Captioned[] =>
  groups
    .flatMap(({ charts }) => charts)
    .filter(({ field, items }) => DRAWN[field] && items.length > 0)
    .map(({ field, title, items }) => ({ caption: title, drawing: DRAWN[field]!(items, today, total) }))

export type Stage = 'pictures' | 'writing' | 'file'

/** How far a report has come. */
export interface Making {
  stage: Stage
  /** Of the whole, from 0 to 100. */
  percent: number
}

/** Where a stage begins: the service's work takes about as long as the pictures do, the file much less. */
const BEGINS: Record<Stage, number> = { pictures: 5, writing: 50, file: 85 }

/** Pictures are counted as they are drawn; of the other stages it is known only that they began. */
export function makingOf(stage: Stage, share = 0): Making {
  const begins = BEGINS[stage]
  return { stage, percent: stage === 'pictures' ? begins + share * (BEGINS.writing - begins) : begins }
}
