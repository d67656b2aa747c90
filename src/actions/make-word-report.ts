import { reportFile } from '@/api/report'
import { toast } from '@/platform/messages'
import { useBusy } from '@/platform/use-busy'
import { type Result, sentenceFor } from '@/request/errors'
import type { ReportAnswer } from '@contract/report'
import { downloadDocument } from './download-document'
import { requireMember } from './require-login'

type Make = () => Promise<Result<Pick<ReportAnswer, 'key' | 'title'>>>

async function makeWordReport(make: Make) {
  const report = await make()
  if (!report.ok) return toast(sentenceFor(report.error))
  const { key, title } = report.data
  await downloadDocument({ path: reportFile(key), title, isPublic: true })
}

/** Lets the service make a Word file and downloads it, for members. Makes one file at a time. */
export function useWordReport() {
  const { busy, run } = useBusy()
  return {
    busy,
    start(make: Make) {
      if (requireMember()) void run(() => makeWordReport(make))
    },
  }
}
