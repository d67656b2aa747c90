import { useState } from 'react'
import { LIMITS } from '@domain/limits'
import { pageView } from '@/platform/page-view'
import { type ReportDraft, useReportDraft } from '@/stores/report-draft'
import { NEEDED, type Needed, lacksOf } from './request'

export const HEADER = 'report-header'
export const idOf = (name: Needed) => `report-${name}`

/** Puts a field right below the header. */
function show(name: Needed) {
  const id = idOf(name)
  pageView.survey([id, HEADER], ({ scrollTop, rects: [field, header] }) => {
    if (!field || !header) return
    const top = scrollTop + field.top - (header.top + header.height)
    void pageView.scrollTo(id, Math.max(0, top), { duration: LIMITS.scroll.anchor })
  })
}

/** What the draft lacks, once its reader has tried to go on without. */
export function useLacks(draft: ReportDraft) {
  const [tried, setTried] = useState(false)
  const [focused, setFocused] = useState<Needed>()

  /** Whether nothing is missing; else it is said where it is missing, and the first such place is entered. */
  function complete(): boolean {
    const lacks = lacksOf(useReportDraft.getState())
    const first = NEEDED.find(name => lacks[name])
    setTried(first !== undefined)
    setFocused(first)
    if (first) show(first)
    return first === undefined
  }
  return { said: tried ? lacksOf(draft) : {}, focused, onBlur: () => setFocused(undefined), complete }
}

export type Lacks = Omit<ReturnType<typeof useLacks>, 'complete'>
