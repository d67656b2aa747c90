/** A task that was ended before it was finished. */
import type { TaskKind } from './deadlines'

/** Why a task was ended: its deadline passed, it took too much memory, or its client left. */
export type EndReason = 'time' | 'memory' | 'left'

export type OnEnded = (kind: TaskKind, why: EndReason) => void

export class TaskEnded extends Error {
  constructor(
    readonly kind: TaskKind,
    readonly why: EndReason,
  ) {
    super(`${kind} was ended: ${why}`)
  }
}
