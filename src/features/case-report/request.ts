/** The draft of a report as the service wants it, and what it still lacks. */
import type { ReportRequest } from '@contract/report'
import { reportCopy } from '@/copy/report'
import { encodeApiQuery } from '@domain/query/codec'
import type { ReportDraft } from '@/stores/report-draft'

/** What a report cannot do without, in the order of the form. */
export const NEEDED = ['question', 'searcher'] as const
export type Needed = (typeof NEEDED)[number]

/** What was forgotten, in a sentence for each. */
export function lacksOf(draft: Pick<ReportDraft, Needed>): Partial<Record<Needed, string>> {
  const lacks: Partial<Record<Needed, string>> = {}
  for (const name of NEEDED) if (!draft[name].trim()) lacks[name] = reportCopy.report.missing[name]
  return lacks
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
