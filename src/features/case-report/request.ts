/** The draft of a report as the service wants it, and what it still lacks. */
import type { ReportRequest } from '@contract/report'
import { copy } from '@/copy/report'
import { encodeApiQuery } from '@domain/query/codec'
import type { ReportDraft } from '@/stores/report-draft'

/** What was forgotten, in a sentence. */
export function lackOf({ question, searcher }: Pick<ReportDraft, 'question' | 'searcher'>): string | undefined {
  const { missing } = copy.report
  if (!question.trim()) return missing.question
  return searcher.trim() ? undefined : missing.searcher
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
