/** Deletes the reader's traces beyond the session: searches, drafts and titles may contain clients' names. */
import { dropDrafts } from '@/stores/advanced-drafts'
import { forgetSearches } from '@/stores/history'
import { useReadingHistory, forgetMarks } from '@/stores/reading-history'
import { dropReport } from '@/stores/report-draft'
import { setResultList } from '@/stores/result-list'

/** Keeps the device's settings. */
export function forgetReader() {
  forgetSearches()
  forgetMarks()
  useReadingHistory.getState().clear()
  dropDrafts()
  dropReport()
  setResultList([])
}
