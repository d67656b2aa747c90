import { groupSign } from '../query/condition'
import type { WorkspaceEntry } from './sync-state'
import { WORKSPACE_LIMITS } from './limits'

/** Shortens an id above the limit, such as that of a law with a long title. A sign of the whole id keeps it distinct. */
export function boundedId(id: string): string {
  if (id.length <= WORKSPACE_LIMITS.id) return id
  const sign = groupSign(id)
  return id.slice(0, WORKSPACE_LIMITS.id - sign.length) + sign
}

/**
 * Shortens the ids in an entry that an older app stored. The services refuse every change of a request if one id is
 * too long.
 */
export function withBoundedIds(entry: WorkspaceEntry): WorkspaceEntry {
  const { id, body } = entry
  const on = body && 'on' in body ? body.on : ''
  if (id.length <= WORKSPACE_LIMITS.id && on.length <= WORKSPACE_LIMITS.id) return entry
  return { ...entry, id: boundedId(id), body: body && 'on' in body ? { ...body, on: boundedId(on) } : body }
}
