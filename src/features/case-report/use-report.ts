import Taro from '@tarojs/taro'
import { useState } from 'react'
import { sentenceFor } from '@/api/errors'
import { makeReport, reportFile } from '@/api/report'
import { LIMITS } from '@/domain/limits'
import { refusedGuest } from '@/stores/allowance'
import { downloadDocument } from '@/stores/download-document'
import { useReportDraft } from '@/stores/report-draft'
import { lackOf, requestOf } from './request'

const say = (title: string) => void Taro.showToast({ title, icon: 'none', duration: LIMITS.toast.usual })

/** Our own faults and a lost login are announced for the whole app. */
const ANNOUNCED = ['server', 'unauthorized']

async function make() {
  const draft = useReportDraft.getState()
  const made = await makeReport(requestOf(draft))
  if (made.ok) await downloadDocument({ path: reportFile(made.data.key), title: made.data.title, isPublic: true })
  else if (ANNOUNCED.indexOf(made.error.id) < 0) say(sentenceFor(made.error))
}

/** One at a time. Whatever comes of it, the draft stays. */
export function useReport() {
  const [busy, setBusy] = useState(false)
  const start = async () => {
    const lack = lackOf(useReportDraft.getState())
    if (lack) return say(lack)
    if (busy || refusedGuest()) return
    setBusy(true)
    try {
      await make()
    } finally {
      setBusy(false)
    }
  }
  return { busy, start: () => void start() }
}
