/** Where a report waits. */
import type { ReportAnswer } from '@contract/report'
import { type Whole, fields, maybeText, text } from '@/request/value'

export function readReport(answer: unknown): Whole<ReportAnswer> | undefined {
  const row = fields(answer)
  const key = maybeText(row.key)
  return key ? { key, title: text(row.title) } : undefined
}
