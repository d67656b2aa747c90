/** The error of a task that was stopped before it was finished. */
import type { TaskKind } from './deadlines'

/** Why a task was stopped: its deadline passed, it needed too much memory, or its client left. */
export type TaskEndReason = 'time' | 'memory' | 'left'

export type OnTaskEnded = (kind: TaskKind, why: TaskEndReason) => void

export class TaskEndedError extends Error {
  constructor(
    readonly kind: TaskKind,
    readonly why: TaskEndReason,
  ) {
    super(`${kind} was ended: ${why}`)
  }
}
