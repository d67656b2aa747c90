import { useState } from 'react'
import { RequestSequencer } from '@/request/sequencer'
import { type Result, failure, success } from '@/request/errors'
import { reportCopy } from '@/copy/report'
import type { Condition } from '@domain/query/condition'
import { LIMITS } from '@domain/limits'
import { today } from '@/platform/today'
import { caseStatistics } from '@/libraries/statistics/case'
import { pictureBase64, usePicture } from '@/ui/chart/picture'
import { type Captioned, GROUP, drawingsOf } from './drawings'

export interface ReportPicture {
  caption: string
  png: string
}

const { width, pixelRatio, delay } = LIMITS.visual.image
const failed = failure<ReportPicture[]>({ id: 'rejected', message: reportCopy.report.pictures.failed })

/** The statistics of a search as pictures; all of them, or why there are none. */
export function usePictures() {
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
