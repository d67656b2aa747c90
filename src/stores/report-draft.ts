/** The draft of a case report: the selected cases and the typed texts, in memory. */
import { create } from 'zustand'
import type { Condition } from '@domain/query/condition'
import { removeMadeReports } from '@/platform/storage/keys'

export interface ReportCase {
  jid: string
  title: string
  /** The court, the date and the number of the case. */
  meta: string[]
  remark: string
}

/** The fonts of the report: those of a court document, or 宋体. */
export type ReportStyle = 'official' | 'song'

export interface ReportDraft {
  cases: ReportCase[]
  /** The conditions of the list that the cases were selected from. */
  conditions: Condition[]
  question: string
  searcher: string
  pendingCase: string
  /** The court of the pending case, and the court one above if its name does not tell it. */
  court: string
  courtAbove: string
  /** Whether the searcher has searched 人民法院案例库, and the numbers of what was found there. */
  searchedEntries: boolean
  entryNumbers: string
  analysis: string
  style: ReportStyle
  /** Whether the report includes charts of the search's statistics. */
  pictures: boolean
}

const EMPTY: ReportDraft = {
  cases: [],
  conditions: [],
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

/** Starts a report on other cases. The typed texts stay, because a new search often concerns the same matter. */
export function startReport({ cases, conditions }: Pick<ReportDraft, 'cases' | 'conditions'>) {
  const remarks = new Map(useReportDraft.getState().cases.map(({ jid, remark }) => [jid, remark]))
  useReportDraft.setState({
    cases: cases.map(one => ({ ...one, remark: remarks.get(one.jid) ?? one.remark })),
    conditions,
  })
}

export const writeReport = (changed: Partial<ReportDraft>) => useReportDraft.setState(changed)

const changeCases = (change: (cases: ReportCase[]) => ReportCase[]) =>
  useReportDraft.setState(({ cases }) => ({ cases: change(cases) }))

export const removeCase = (jid: string) => changeCases(cases => cases.filter(one => one.jid !== jid))

export const setRemark = (jid: string, remark: string) =>
  changeCases(cases => cases.map(one => (one.jid === jid ? { ...one, remark } : one)))

/** Forgets the draft and the drafts of made reports. */
export function clearReport() {
  useReportDraft.setState(EMPTY)
  removeMadeReports()
}
