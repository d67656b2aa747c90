/** Saves a case report as an entry of the workspace. The entry leads back to the report's draft. */
import type { DocumentDraft } from '@domain/workspace/entry'
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import { newEntryId } from '@domain/workspace/new-id'
import { entryCount } from '@domain/workspace/sync-state'
import { reportCopy } from '@/copy/report'
import { today } from '@/platform/today'
import { changeWorkspace, openWorkspace, useWorkspace } from '@/stores/workspace'
import { storeReportDraft } from '@/stores/made-reports'
import { useReportDraft } from '@/stores/report-draft'
import { syncSoon } from './sync-workspace'

const { report: words } = reportCopy

export const newReportId = () => newEntryId('report', Date.now(), Math.random())

/** Saves the current draft under an id. A report that is made again has the same id. */
export async function saveReport(title: string, id: string): Promise<void> {
  storeReportDraft(id)
  await openWorkspace()
  const { owner, syncState } = useWorkspace.getState()
  if (owner === undefined || entryCount(syncState) >= WORKSPACE_LIMITS.entries) return
  const { pendingCase, searcher } = useReportDraft.getState()
  const body: DocumentDraft = {
    title,
    route: 'case-report',
    params: { report: id },
    library: words.tool,
    from: searcher.trim() || undefined,
    number: pendingCase.trim() || undefined,
    day: today(),
    citation: title,
  }
  changeWorkspace([{ id: `case-report ${id}`, kind: 'document', body: { ...body, folders: [], keptAt: Date.now() } }])
  syncSoon()
}
