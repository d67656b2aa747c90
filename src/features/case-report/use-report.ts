import { useState } from 'react'
import { toast } from '@/platform/toast'
import { type ApiError, type Result, sentenceFor, success, failure } from '@/request/errors'
import { makeReport, reportFile } from '@/api/report'
import { requireMember } from '@/actions/require-login'
import { downloadDocument } from '@/actions/download-document'
import { reportCopy } from '@/copy/report'
import { RequestSequencer } from '@/request/sequencer'
import type { Condition } from '@domain/query/condition'
import { LIMITS } from '@domain/limits'
import { today } from '@/platform/today'
import { caseStatistics } from '@/libraries/case/statistics'
import { pictureBase64, usePicture } from '@/ui/chart/picture'
import { useReportDraft } from '@/stores/report-draft'
import { type Captioned, type Making, GROUP, drawingsOf, makingOf, requestOf } from './model'

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
    const answer = await latest.ask(signal => caseStatistics.fetch({ conditions, group: GROUP, signal }))
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
