import { useState } from 'react'
import { toast } from '@/platform/messages'
import { type ApiError, type Result, errorSentence, success, failure } from '@/request/errors'
import { makeCaseReport, reportFilePath } from '@/api/report'
import { requireMember } from '@/actions/require-login'
import { saveReport, newReportId } from '@/actions/save-report'
import { reportCopy } from '@/copy/report'
import { RequestSequencer } from '@/request/sequencer'
import type { Condition } from '@domain/query/condition'
import { LIMITS } from '@domain/limits'
import { today } from '@/platform/today'
import { caseStatistics } from '@/libraries/case/statistics'
import { pictureBase64, useChartPicture } from '@/ui/chart/picture'
import { type ReportDraft, useReportDraft } from '@/stores/report-draft'
import {
  type CaptionedDrawing,
  type ReportProgress,
  REPORT_CHART_GROUP,
  hasPictures,
  reportDrawings,
  reportProgress,
  caseReportRequest,
} from './model'

interface ReportPicture {
  caption: string
  png: string
}

const { width, pixelRatio, delay } = LIMITS.visual.image
const failed = failure<ReportPicture[]>({ id: 'rejected', message: reportCopy.report.pictures.failed })

/** Draws the statistics of a search as pictures. If one picture fails, the result is an error. */
function usePictures() {
  const { drawPicture, stage } = useChartPicture()
  const [latest] = useState(() => new RequestSequencer())

  async function pictureOf({ caption, drawing }: CaptionedDrawing): Promise<ReportPicture | undefined> {
    const picture = await drawPicture({ drawing, width: width / pixelRatio, pixelRatio, delay })
    const png = picture && (await pictureBase64(picture))
    return png ? { caption, png } : undefined
  }

  /** Draws all charts. After each picture, passes the finished share (from 0 to 1) to the callback. */
  async function drawAll(
    conditions: Condition[],
    onProgress: (finishedPart: number) => void,
  ): Promise<Result<ReportPicture[]>> {
    const answer = await latest.run(signal => caseStatistics.fetch({ conditions, group: REPORT_CHART_GROUP, signal }))
    if (!answer?.ok) return answer ?? failed
    const pictures: ReportPicture[] = []
    // The pictures are drawn one after the other, because the mini-program has one canvas.
    const drawings = reportDrawings(answer.data, today())
    for (const each of drawings) {
      const picture = await pictureOf(each)
      if (!picture) return failed
      pictures.push(picture)
      onProgress(pictures.length / drawings.length)
    }
    return success(pictures)
  }
  return { draw: drawAll, stage }
}

/** Errors for which session-events.ts already shows a message on every screen. */
const ANNOUNCED = ['server', 'unauthorized']

const showError = (error: ApiError) => {
  if (ANNOUNCED.indexOf(error.id) < 0) toast(errorSentence(error))
}

type Draw = ReturnType<typeof usePictures>['draw']

export interface FinishedReport {
  title: string
  path: string
  contents: string[]
  /** Whether the workspace has an entry of the report. */
  isSaved: boolean
}

async function makeNow(
  draft: ReportDraft,
  draw: Draw,
  onProgress: (progress: ReportProgress) => void,
): Promise<Omit<FinishedReport, 'isSaved'> | undefined> {
  const withPictures = hasPictures(draft)
  if (withPictures) onProgress(reportProgress('pictures'))
  const pictures: Result<ReportPicture[]> = withPictures
    ? await draw(draft.conditions, share => onProgress(reportProgress('pictures', share)))
    : success([])
  if (!pictures.ok) return void showError(pictures.error)
  onProgress(reportProgress('writing'))
  const report = await makeCaseReport(caseReportRequest(draft, today(), pictures.data))
  if (!report.ok) return void showError(report.error)
  const { key, title, contents = [] } = report.data
  return { title, path: reportFilePath(key), contents }
}

/**
 * Makes one report at a time. The draft stays after success and after failure. `former` is the id of the workspace
 * entry from which the draft was restored.
 */
export function useCaseReport(former?: string) {
  const [progress, setProgress] = useState<ReportProgress>()
  const [made, setMade] = useState<FinishedReport>()
  const [entry] = useState(() => ({ id: former ?? newReportId() }))
  const { draw, stage } = usePictures()
  const start = async () => {
    if (progress || !requireMember(reportCopy.report.forMembers)) return
    try {
      // Another draft may be the current one when the report is made, because the reader can leave the screen.
      const draft = useReportDraft.getState()
      const report = await makeNow(draft, draw, setProgress)
      if (!report) return
      setMade({ ...report, isSaved: false })
      void saveReport(report.title, entry.id, draft).then(isSaved =>
        setMade(latest => latest && { ...latest, isSaved }),
      )
    } finally {
      setProgress(undefined)
    }
  }
  return { progress, made, again: () => setMade(undefined), start: () => void start(), stage }
}
