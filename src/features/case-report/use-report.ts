import Taro from '@tarojs/taro'
import { useState } from 'react'
import { type ApiError, type Result, sentenceFor, success } from '@/api/errors'
import { makeReport, reportFile } from '@/api/report'
import { LIMITS } from '@/domain/limits'
import { refusedGuest } from '@/stores/allowance'
import { downloadDocument } from '@/stores/download-document'
import { useReportDraft } from '@/stores/report-draft'
import { lackOf, requestOf } from './request'
import { type ReportPicture, usePictures } from './use-pictures'

const say = (title: string) => void Taro.showToast({ title, icon: 'none', duration: LIMITS.toast.usual })

/** Our own faults and a lost login are announced for the whole app. */
const ANNOUNCED = ['server', 'unauthorized']

const tell = (error: ApiError) => {
  if (ANNOUNCED.indexOf(error.id) < 0) say(sentenceFor(error))
}

type Draw = ReturnType<typeof usePictures>['draw']

async function make(draw: Draw) {
  const draft = useReportDraft.getState()
  const pictures: Result<ReportPicture[]> = draft.pictures ? await draw(draft.conditions) : success([])
  if (!pictures.ok) return tell(pictures.error)
  const made = await makeReport(requestOf(draft, pictures.data))
  if (!made.ok) return tell(made.error)
  await downloadDocument({ path: reportFile(made.data.key), title: made.data.title, isPublic: true })
}

/** One at a time. Whatever comes of it, the draft stays. */
export function useReport() {
  const [busy, setBusy] = useState(false)
  const { draw, stage } = usePictures()
  const start = async () => {
    const lack = lackOf(useReportDraft.getState())
    if (lack) return say(lack)
    if (busy || refusedGuest()) return
    setBusy(true)
    try {
      await make(draw)
    } finally {
      setBusy(false)
    }
  }
  return { busy, start: () => void start(), stage }
}
