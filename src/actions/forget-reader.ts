/**
 * Deletes the reader's traces that are not part of the session. Searches, drafts and titles may contain
 * clients' names.
 */
import { clearDrafts } from '@/stores/advanced-drafts'
import { clearSearchHistory } from '@/stores/history'
import { useReadingHistory, clearReadMarks } from '@/stores/reading-history'
import { clearReport } from '@/stores/report-draft'
import { setResultList } from '@/stores/result-list'

/** Deletes searches, drafts, read marks and the last result list. Keeps the device's settings. */
export function forgetReader() {
  clearSearchHistory()
  clearReadMarks()
  useReadingHistory.getState().clear()
  clearDrafts()
  clearReport()
  setResultList([])
}
