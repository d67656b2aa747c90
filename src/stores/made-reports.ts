/** The drafts of made reports, on the device, so that a report can be made again. */
import { isRecord, listOf, text } from '@domain/guards'
import { decodeUrlQuery, encodeUrlQuery } from '@domain/query/codec'
import { madeReports } from '@/platform/storage/keys'
import { type ReportCase, type ReportDraft, useReportDraft } from './report-draft'

/** The most drafts of made reports on the device. */
const MOST_MADE = 10
const MOST_CASES = 30

interface StoredReport {
  id: string
  /** The conditions as addresses have them. */
  query: string
  draft: Omit<ReportDraft, 'conditions'>
}

function parseCase(value: unknown): ReportCase | undefined {
  if (!isRecord(value)) return undefined
  const jid = text(64)(value.jid)
  const title = text(500)(value.title)
  if (!jid || !title) return undefined
  return { jid, title, meta: listOf(text(200), 5)(value.meta) ?? [], remark: text(200)(value.remark) ?? '' }
}

function parseStored(value: unknown): StoredReport | undefined {
  if (!isRecord(value) || !isRecord(value.draft)) return undefined
  const id = text(64)(value.id)
  const { draft } = value
  const cases = listOf(parseCase, MOST_CASES)(draft.cases)
  if (!id || !cases?.length) return undefined
  const line = (key: keyof ReportDraft) => text(5000)(draft[key]) ?? ''
  return {
    id,
    query: text(5000)(value.query) ?? '',
    draft: {
      cases,
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

const storedReports = madeReports(listOf(parseStored, MOST_MADE))

/** Stores the current draft under an id, the newest first. */
export function storeReport(id: string) {
  const { conditions, ...draft } = useReportDraft.getState()
  const others = (storedReports.get() ?? []).filter(other => other.id !== id)
  storedReports.set([{ id, query: encodeUrlQuery(conditions), draft }, ...others].slice(0, MOST_MADE))
}

/** Makes a stored draft the current one. Returns false if the device does not have it. */
export function restoreReport(id: string): boolean {
  const stored = (storedReports.get() ?? []).find(other => other.id === id)
  if (stored) useReportDraft.setState({ ...stored.draft, conditions: decodeUrlQuery(stored.query) })
  return stored !== undefined
}
