/** The drafts of finished reports, on the device. With its draft, a report can be made again. */
import { integerGuard, isRecord, listOf, textGuard } from '@domain/guards'
import { decodeUrlQuery, encodeUrlQuery } from '@domain/query/codec'
import { reportDrafts } from '@/platform/storage/keys'
import { type FactsSearch, type ReportCase, type ReportDraft, useReportDraft } from './report-draft'

/** The maximum number of stored drafts. */
const MOST_MADE = 10
const MOST_CASES = 30
/** The maximum number of cases that a search by facts lists. */
const MOST_SIMILAR = 50

interface StoredReport {
  id: string
  /** The conditions, encoded as in addresses. */
  query: string
  draft: Omit<ReportDraft, 'conditions'>
}

function parseCase(value: unknown): ReportCase | undefined {
  if (!isRecord(value)) return undefined
  const jid = textGuard(64)(value.jid)
  const title = textGuard(500)(value.title)
  if (!jid || !title) return undefined
  return { jid, title, meta: listOf(textGuard(200), 5)(value.meta) ?? [], remark: textGuard(200)(value.remark) ?? '' }
}

function parseFactsSearch(value: unknown): FactsSearch | undefined {
  return isRecord(value)
    ? { total: integerGuard(0, MOST_SIMILAR)(value.total), kind: textGuard(10)(value.kind) }
    : undefined
}

function parseStored(value: unknown): StoredReport | undefined {
  if (!isRecord(value) || !isRecord(value.draft)) return undefined
  const id = textGuard(64)(value.id)
  const { draft } = value
  const cases = listOf(parseCase, MOST_CASES)(draft.cases)
  if (!id || !cases?.length) return undefined
  const line = (key: keyof ReportDraft) => textGuard(5000)(draft[key]) ?? ''
  return {
    id,
    query: textGuard(5000)(value.query) ?? '',
    draft: {
      cases,
      factsSearch: parseFactsSearch(draft.factsSearch),
      question: line('question'),
      searcher: line('searcher'),
      pendingCase: line('pendingCase'),
      court: line('court'),
      courtAbove: line('courtAbove'),
      searchedEntries: draft.searchedEntries === true,
      entryNumbers: line('entryNumbers'),
      analysis: line('analysis'),
      style: draft.style === 'song' ? 'song' : 'official',
      pictures: draft.pictures !== false,
    },
  }
}

const storedReports = reportDrafts(listOf(parseStored, MOST_MADE))

/** Stores a draft under an id. The newest draft comes first. */
export function storeReportDraft(id: string, { conditions, ...draft }: ReportDraft) {
  const others = (storedReports.get() ?? []).filter(other => other.id !== id)
  storedReports.set([{ id, query: encodeUrlQuery(conditions), draft }, ...others].slice(0, MOST_MADE))
}

/** Makes a stored draft the current one. Returns false if the device lacks it. */
export function restoreReportDraft(id: string): boolean {
  const stored = (storedReports.get() ?? []).find(other => other.id === id)
  if (stored) useReportDraft.setState({ ...stored.draft, conditions: decodeUrlQuery(stored.query) })
  return stored !== undefined
}
