/** Forgets what the device knows of its reader beyond the session: names of clients stand in searches, drafts and titles. */
import { dropDrafts } from '@/stores/advanced-drafts'
import { forgetSearches } from '@/stores/history'
import { useReadingHistory, forgetMarks } from '@/stores/reading-history'
import { dropReport } from '@/stores/report-draft'
import { setResultList } from '@/stores/result-list'

/** Settings of the device stay. */
export function forgetReader() {
  forgetSearches()
  forgetMarks()
  useReadingHistory.getState().clear()
  dropDrafts()
  dropReport()
  setResultList([])
}
