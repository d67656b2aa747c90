/** The report on similar cases that is being made: what was picked, and what was typed. Kept while the app runs, whatever fails. */
import { create } from 'zustand'
import type { Condition } from '@domain/query/condition'

export interface ReportCase {
  jid: string
  title: string
  /** Court, date, number. */
  meta: string[]
  remark: string
}

export interface ReportDraft {
  cases: ReportCase[]
  /** Of the list they were picked from. */
  conditions: Condition[]
  question: string
  searcher: string
  pendingCase: string
  analysis: string
  /** Whether the statistics of the search are drawn into it. */
  pictures: boolean
}

const EMPTY: ReportDraft = {
  cases: [],
  conditions: [],
  question: '',
  searcher: '',
  pendingCase: '',
  analysis: '',
  pictures: true,
}

export const useReportDraft = create<ReportDraft>()(() => EMPTY)

/** What was typed so far stays: it may well be the same matter, searched for once more. */
export function startReport({ cases, conditions }: Pick<ReportDraft, 'cases' | 'conditions'>) {
  const remarks = new Map(useReportDraft.getState().cases.map(({ jid, remark }) => [jid, remark]))
  useReportDraft.setState({
    cases: cases.map(one => ({ ...one, remark: remarks.get(one.jid) ?? one.remark })),
    conditions,
  })
}

export const clearReport = () => useReportDraft.setState(EMPTY)

export const writeReport = (changed: Partial<ReportDraft>) => useReportDraft.setState(changed)

const changeCases = (change: (cases: ReportCase[]) => ReportCase[]) =>
  useReportDraft.setState(({ cases }) => ({ cases: change(cases) }))

export const removeCase = (jid: string) => changeCases(cases => cases.filter(one => one.jid !== jid))

export const setRemark = (jid: string, remark: string) =>
  changeCases(cases => cases.map(one => (one.jid === jid ? { ...one, remark } : one)))
