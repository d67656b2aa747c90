/** Saves a made report in the workspace: an entry of the workspace that leads back to its draft. */
import type { DocumentDraft } from '@domain/workspace/entry'
import { WORKSPACE } from '@domain/workspace/limits'
import { newId } from '@domain/workspace/new-id'
import { entryCount } from '@domain/workspace/sync-state'
import { reportCopy } from '@/copy/report'
import { today } from '@/platform/today'
import { changeWorkspace, openWorkspace, useWorkspace } from '@/stores/workspace'
import { storeReport } from '@/stores/made-reports'
import { useReportDraft } from '@/stores/report-draft'
import { syncSoon } from './sync-workspace'

const { report: words } = reportCopy

export const newReportId = () => newId('report', Date.now(), Math.random())

/** Saves the current draft under an id, the same whenever the report is made again. */
export async function saveReport(title: string, id: string): Promise<void> {
  storeReport(id)
  await openWorkspace()
  const { owner, syncState } = useWorkspace.getState()
  if (owner === undefined || entryCount(syncState) >= WORKSPACE.entries) return
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
