import type { DeskAnswer, DeskEntry } from '@contract/desk'
import { moment } from '@domain/guards'
import { each, fields, flag, maybeText, number, text } from '@/request/value'

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

export function readDesk(answer: unknown): DeskAnswer | undefined {
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
