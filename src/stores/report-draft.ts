/** The draft of a case report, in memory: the selected cases and the typed texts. */
import { create } from 'zustand'
import type { ReportRequest } from '@contract/report'
import type { Condition } from '@domain/query/condition'
import { removeReportDrafts } from '@/platform/storage/keys'

export interface ReportCase {
  jid: string
  title: string
  /** The court, the date and the number of the case. */
  meta: string[]
  remark: string
}

/** A search by facts: the number and the kind of the cases that it listed. The facts are not part of a report. */
export type FactsSearch = NonNullable<ReportRequest['factsSearch']>

/** The layout of the report: `official` as in documents of courts (仿宋), or `song` in 宋体. */
export type ReportStyle = 'official' | 'song'

export interface ReportDraft {
  cases: ReportCase[]
  /** The conditions of the list from which the cases were selected. */
  conditions: Condition[]
  /** The search by facts from whose list the cases were selected. */
  factsSearch?: FactsSearch
  question: string
  searcher: string
  pendingCase: string
  /** The court of the pending case. */
  court: string
  /** The court above `court`. It is needed only if the name of `court` does not show it. */
  courtAbove: string
  /** Whether the searcher has searched 人民法院案例库. */
  searchedEntries: boolean
  /** The numbers of the entries (入库编号) that this search found. */
  entryNumbers: string
  analysis: string
  style: ReportStyle
  /** Whether the report includes charts of the search's statistics. */
  pictures: boolean
}

const EMPTY: ReportDraft = {
  cases: [],
  conditions: [],
  factsSearch: undefined,
  question: '',
  searcher: '',
  pendingCase: '',
  court: '',
  courtAbove: '',
  searchedEntries: false,
  entryNumbers: '',
  analysis: '',
  style: 'official',
  pictures: true,
}

export const useReportDraft = create<ReportDraft>()(() => EMPTY)

/** Starts a report on other cases. The typed texts stay, because a new search often concerns the same case. */
export function startReport({
  cases,
  conditions,
  factsSearch,
}: Pick<ReportDraft, 'cases' | 'conditions' | 'factsSearch'>) {
  const remarks = new Map(useReportDraft.getState().cases.map(({ jid, remark }) => [jid, remark]))
  useReportDraft.setState({
    cases: cases.map(one => ({ ...one, remark: remarks.get(one.jid) ?? one.remark })),
    conditions,
    factsSearch,
  })
}

export const updateReportDraft = (changed: Partial<ReportDraft>) => useReportDraft.setState(changed)

const changeCases = (change: (cases: ReportCase[]) => ReportCase[]) =>
  useReportDraft.setState(({ cases }) => ({ cases: change(cases) }))

export const removeReportCase = (jid: string) => changeCases(cases => cases.filter(one => one.jid !== jid))

export const setCaseRemark = (jid: string, remark: string) =>
  changeCases(cases => cases.map(one => (one.jid === jid ? { ...one, remark } : one)))

/** Deletes the draft and the stored drafts of finished reports. */
export function clearReportDraft() {
  useReportDraft.setState(EMPTY)
  removeReportDrafts()
}
