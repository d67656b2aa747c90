/** What an account keeps on its desk: `/desk`, which a server of others need not have. */
import type { DeskExport, DeskSync, DeskAnswer, DeskEntry } from '@contract/workspace'
import { DESK_PATHS } from '@contract/paths'
import { send, openReply } from '@/request/http'
import { moment } from '@domain/guards'
import { each, fields, flag, maybeText, number, text } from '@/request/value'
import { readReport } from './report'

function readEntry(row: Record<string, unknown>): DeskEntry | undefined {
  const id = maybeText(row.id)
  const version = number(row.version)
  if (!id || version === undefined) return undefined
  const body = typeof row.body === 'string' ? row.body : null
  return { id, kind: text(row.kind), body, editedAt: moment(row.editedAt) ?? 0, version }
}

function readSpace(space: unknown): DeskAnswer['space'] {
  const { used, most } = fields(space)
  const [taken, all] = [number(used), number(most)]
  return taken !== undefined && all ? { used: taken, most: all } : undefined
}

const WHYS = ['changed', 'full', 'long'] as const

function readDesk(answer: unknown): DeskAnswer | undefined {
  const { cursor, more, entries, taken, refused, space } = fields(answer)
  const end = number(cursor)
  if (end === undefined || !Array.isArray(entries)) return undefined
  return {
    cursor: end,
    more: flag(more) ?? false,
    entries: each(entries, readEntry),
    taken: each(taken, row => {
      const id = maybeText(row.id)
      const version = number(row.version)
      return id && version !== undefined ? { id, version } : undefined
    }),
    refused: each(refused, row => {
      const id = maybeText(row.id)
      const why = WHYS.find(known => known === row.why)
      return id && why ? { id, why } : undefined
    }),
    space: readSpace(space),
  }
}

export const syncDesk = async (body: DeskSync) =>
  openReply(await send({ method: 'POST', path: DESK_PATHS.sync, body, quiet: true }), readDesk)

/** Where a folder waits as a Word file. */
export const exportDesk = async (body: DeskExport) =>
  openReply(await send({ method: 'POST', path: DESK_PATHS.export, body }), readReport)
