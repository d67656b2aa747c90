/** Syncs the workspace of an account: `/desk`. Other servers than the companion server may lack this service. */
import type { WorkspaceExport, WorkspaceSync, WorkspaceReply, SyncedEntry } from '@contract/workspace'
import { WORKSPACE_PATHS } from '@contract/paths'
import { send, readReply } from '@/request/http'
import { momentGuard } from '@domain/guards'
import { readRows, toFields, toFlag, toOptionalText, toNumber, toText } from '@/request/value'
import { readReportReply } from './report'

function readEntry(row: Record<string, unknown>): SyncedEntry | undefined {
  const id = toOptionalText(row.id)
  const version = toNumber(row.version)
  if (!id || version === undefined) return undefined
  const body = typeof row.body === 'string' ? row.body : null
  return { id, kind: toText(row.kind), body, editedAt: momentGuard(row.editedAt) ?? 0, version }
}

function readSpace(space: unknown): WorkspaceReply['space'] {
  const { used, most } = toFields(space)
  const [usedBytes, totalBytes] = [toNumber(used), toNumber(most)]
  return usedBytes !== undefined && totalBytes ? { used: usedBytes, most: totalBytes } : undefined
}

const REFUSAL_REASONS = ['changed', 'full', 'long'] as const

function readWorkspace(answer: unknown): WorkspaceReply | undefined {
  const { cursor, more, entries, taken: confirmed, refused, space, library } = toFields(answer)
  const end = toNumber(cursor)
  if (end === undefined || !Array.isArray(entries)) return undefined
  return {
    cursor: end,
    more: toFlag(more) ?? false,
    entries: readRows(entries, readEntry),
    taken: readRows(confirmed, row => {
      const id = toOptionalText(row.id)
      const version = toNumber(row.version)
      return id && version !== undefined ? { id, version } : undefined
    }),
    refused: readRows(refused, row => {
      const id = toOptionalText(row.id)
      const why = REFUSAL_REASONS.find(reason => reason === row.why)
      return id && why ? { id, why } : undefined
    }),
    space: readSpace(space),
    library: toOptionalText(library),
  }
}

export const sendWorkspaceChanges = async (body: WorkspaceSync) =>
  readReply(await send({ method: 'POST', path: WORKSPACE_PATHS.sync, body, quiet: true }), readWorkspace)

/** Creates a Word file of a folder and returns its key. */
export const exportFolder = async (body: WorkspaceExport) =>
  readReply(await send({ method: 'POST', path: WORKSPACE_PATHS.export, body }), readReportReply)
