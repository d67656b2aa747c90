import { useState } from 'react'
import { toast } from '@/platform/toast'
import { type ApiError, type Result, sentenceFor, success, failure } from '@/request/errors'
import { makeReport, reportFile } from '@/api/report'
import { requireMember } from '@/actions/require-login'
import { downloadDocument } from '@/actions/download-document'
import { useReportDraft, type ReportDraft } from '@/stores/report-draft'
import type { ReportRequest } from '@contract/report'
import { reportCopy } from '@/copy/report'
import { encodeApiQuery } from '@domain/query/codec'
import { RequestSequencer } from '@/request/use-loaded'
import type { Condition } from '@domain/query/condition'
import { LIMITS } from '@domain/limits'
import { today } from '@/platform/today'
import { caseStatistics } from '@/libraries/statistics/case'
import { pictureBase64, usePicture } from '@/ui/chart/picture'
import type { VisualItem } from '@contract/judgement'
import type { Charts } from '@/api/readers/charts'
import { isUnfinished, yearsOf } from '@/libraries/statistics/timeline'
import { lineOf } from '@/ui/chart/drawings/line'
import { tilesOf } from '@/ui/chart/drawings/tiles'
import type { Drawing } from '@/ui/chart/types'

/** The draft of a report as the service wants it, and what it still lacks. What a report cannot do without, in the order of the form. */
export const NEEDED = ['question', 'searcher'] as const
export type Needed = (typeof NEEDED)[number]

/** What was forgotten, in a sentence for each. */
export function lacksOf(draft: Pick<ReportDraft, Needed>): Partial<Record<Needed, string>> {
  const lacks: Partial<Record<Needed, string>> = {}
  for (const name of NEEDED) if (!draft[name].trim()) lacks[name] = reportCopy.report.missing[name]
  return lacks
}

const given = (text: string) => text.trim() || undefined

export const requestOf = (draft: ReportDraft, pictures: ReportRequest['pictures'] = []): ReportRequest => ({
  question: draft.question.trim(),
  searcher: draft.searcher.trim(),
  pendingCase: given(draft.pendingCase),
  analysis: given(draft.analysis),
  query: encodeApiQuery(draft.conditions),
  cases: draft.cases.map(({ jid, remark }) => ({ jid, remark: given(remark) })),
  pictures: pictures.length ? pictures : undefined,
})

/** When and where the cases of a search were decided, drawn for a report. The group of charts that has both. */
const GROUP = 'timeRegion'

interface Captioned {
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

/** Nothing of what has no case. `today` is a day of the reader's calendar. */
export const drawingsOf = ({ groups, total }: Charts, today: string): Captioned[] =>
  groups
    .flatMap(({ charts }) => charts)
    .filter(({ field, items }) => DRAWN[field] && items.length > 0)
    .map(({ field, title, items }) => ({ caption: title, drawing: DRAWN[field]!(items, today, total) }))

interface ReportPicture {
  caption: string
  png: string
}

const { width, pixelRatio, delay } = LIMITS.visual.image
const failed = failure<ReportPicture[]>({ id: 'rejected', message: reportCopy.report.pictures.failed })

/** The statistics of a search as pictures; all of them, or why there are none. */
function usePictures() {
  const { drawPicture, stage } = usePicture()
  const [latest] = useState(() => new RequestSequencer())

  async function pictureOf({ caption, drawing }: Captioned): Promise<ReportPicture | undefined> {
    const picture = await drawPicture({ drawing, width: width / pixelRatio, pixelRatio, delay })
    const png = picture && (await pictureBase64(picture))
    return png ? { caption, png } : undefined
  }

  /** `tell` hears which part of them is there. */
  async function draw(conditions: Condition[], tell: (share: number) => void): Promise<Result<ReportPicture[]>> {
    const answer = await latest.ask(signal => caseStatistics.ask({ conditions, group: GROUP, signal }))
    if (!answer?.ok) return answer ?? failed
    const pictures: ReportPicture[] = []
    // One after the other: in the mini-program they are drawn on one stage.
    const drawings = drawingsOf(answer.data, today())
    for (const each of drawings) {
      const picture = await pictureOf(each)
      if (!picture) return failed
      pictures.push(picture)
      tell(pictures.length / drawings.length)
    }
    return success(pictures)
  }
  return { draw, stage }
}

/** How far a report has come. */

type Stage = 'pictures' | 'writing' | 'file'

interface Making {
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

/** Our own faults and a lost login are announced for the whole app. */
const ANNOUNCED = ['server', 'unauthorized']

const tell = (error: ApiError) => {
  if (ANNOUNCED.indexOf(error.id) < 0) toast(sentenceFor(error))
}

type Draw = ReturnType<typeof usePictures>['draw']

async function make(draw: Draw, come: (making: Making) => void) {
  const draft = useReportDraft.getState()
  if (draft.pictures) come(makingOf('pictures'))
  const pictures: Result<ReportPicture[]> = draft.pictures
    ? await draw(draft.conditions, share => come(makingOf('pictures', share)))
    : success([])
  if (!pictures.ok) return tell(pictures.error)
  come(makingOf('writing'))
  const made = await makeReport(requestOf(draft, pictures.data))
  if (!made.ok) return tell(made.error)
  come(makingOf('file'))
  await downloadDocument({ path: reportFile(made.data.key), title: made.data.title, isPublic: true })
}

/** One at a time. Whatever comes of it, the draft stays. */
export function useReport() {
  const [making, setMaking] = useState<Making>()
  const { draw, stage } = usePictures()
  const start = async () => {
    if (making || !requireMember()) return
    try {
      await make(draw, setMaking)
    } finally {
      setMaking(undefined)
    }
  }
  return { making, start: () => void start(), stage }
}
