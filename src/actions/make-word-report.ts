import { reportFilePath } from '@/api/report'
import { toast } from '@/platform/messages'
import { useBusy } from '@/platform/use-busy'
import { type Result, errorSentence } from '@/request/errors'
import type { ReportAnswer } from '@contract/report'
import { downloadDocument } from './download-document'
import { requireMember } from './require-login'

type Make = () => Promise<Result<Pick<ReportAnswer, 'key' | 'title'>>>

async function makeWordReport(make: Make) {
  const report = await make()
  if (!report.ok) return toast(errorSentence(report.error))
  const { key, title } = report.data
  await downloadDocument({ path: reportFilePath(key), title, isPublic: true })
}

/**
 * Returns `start` and `busy`. `start` asks the service for a Word file and downloads it. Only members may start it;
 * `purpose` tells guests why to log in. One file is made at a time.
 */
export function useWordReport(purpose: string) {
  const { busy, run } = useBusy()
  return {
    busy,
    start(make: Make) {
      if (requireMember(purpose)) void run(() => makeWordReport(make))
    },
  }
}
