import { useState } from 'react'
import { toast } from '@/platform/toast'
import { type ApiError, type Result, sentenceFor, success } from '@/request/errors'
import { makeReport, reportFile } from '@/api/report'
import { requireMember } from '@/actions/require-login'
import { downloadDocument } from '@/actions/download-document'
import { useReportDraft } from '@/stores/report-draft'
import { type Making, makingOf } from './making'
import { requestOf } from './request'
import { type ReportPicture, usePictures } from './use-pictures'

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
