/** Saves a case report as an entry of the workspace. The entry leads back to the report's draft. */
import type { SavedDocument } from '@domain/workspace/entry'
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import { newEntryId } from '@domain/workspace/new-id'
import { entryCount, mergeSavedDocuments, type SyncState } from '@domain/workspace/sync-state'
import { reportCopy } from '@/copy/report'
import { today } from '@/platform/today'
import { changeWorkspace, useWorkspace } from '@/stores/workspace'
import { storeReportDraft } from '@/stores/stored-report-drafts'
import type { ReportDraft } from '@/stores/report-draft'
import { openWorkspaceToSave } from './save-document'
import { syncSoon } from './sync-workspace'

const { report: words } = reportCopy

export const newReportId = () => newEntryId('report', Date.now(), Math.random())

/** Returns the saved entry of a report that was made before. */
function savedReportIn(syncState: SyncState, id: string): SavedDocument | undefined {
  const entry = syncState[id]
  return entry?.kind === 'document' ? (entry.body as SavedDocument | undefined) : undefined
}

/**
 * Stores the draft of a report under an id and saves its entry. Returns whether the workspace has the entry. A report
 * that is made again keeps its id: it replaces the earlier entry, and keeps that entry's folders and remark. A full
 * workspace gets no new entry.
 */
export async function saveReport(title: string, id: string, draft: ReportDraft): Promise<boolean> {
  storeReportDraft(id, draft)
  await openWorkspaceToSave()
  const { owner, syncState } = useWorkspace.getState()
  const entryId = `case-report ${id}`
  const earlier = savedReportIn(syncState, entryId)
  if (owner === undefined || (!earlier && entryCount(syncState) >= WORKSPACE_LIMITS.entries)) return false
  const { pendingCase, searcher } = draft
  const body: SavedDocument = {
    title,
    route: 'case-report',
    params: { report: id },
    library: words.tool,
    from: searcher.trim() || undefined,
    number: pendingCase.trim() || undefined,
    day: today(),
    citation: title,
    folders: [],
    keptAt: Date.now(),
  }
  changeWorkspace([{ id: entryId, kind: 'document', body: earlier ? mergeSavedDocuments(body, earlier) : body }])
  syncSoon()
  return true
}
