/**
 * Runs tasks that use no database in threads. If a task takes too much time or memory, its thread is stopped and
 * replaced. A thread that runs SQLite must not be killed: `engine/pool` stops its queries by a flag.
 */
import type { Piscina } from 'piscina'
import { BusyError } from './busy'
import type { Deadlines, TaskKind } from './deadlines'
import { TaskEndedError, type OnTaskEnded, type TaskEndReason } from './task-ended'
import { withTimeout } from './with-timeout'
import { FairQueue } from './fair-queue'
import { type OnThreadError, startThreads } from './start'

/** The visitor for whom a task runs, and the signal that the client has left. */
export interface Task {
  visitor?: string
  signal?: AbortSignal
}

export interface TaskRunnerOptions {
  file: string
  /** The script of a thread, if it is not the source file. */
  script?: string
  /** The maximum number of threads. A thread starts when there is work, and ends when it is idle. */
  most: number
  deadlines: Deadlines
  onTrouble: OnThreadError
  onEnded: OnTaskEnded
}

/** The maximum number of tasks, running and waiting together. Further tasks are refused. */
const AT_ONCE = 32
/** The memory limit of a thread. A Word file of five megabytes takes a fifth of it. */
const MEGABYTES = 512
/**
 * How long a task must have run before a client's departure stops it. Replacing a thread takes as long, so an earlier
 * stop would save nothing.
 */
const LEAST_MS = 500
/** The maximum time that an idle thread may take to answer. */
const READY_MS = 3_000

const isOutOfMemory = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Watches the deadline of a task and its client's connection. Records why the task was ended. */
class TaskTimer {
  reason?: TaskEndReason
  private readonly end = new AbortController()
  private readonly begun = performance.now()
  private readonly timers: NodeJS.Timeout[] = []
  readonly signal = this.end.signal

  constructor(
    ms: number,
    private readonly clientSignal?: AbortSignal,
  ) {
    this.endIn(ms, 'time')
    clientSignal?.addEventListener('abort', this.leave)
  }

  private endIn(ms: number, why: TaskEndReason) {
    const end = () => {
      this.reason ??= why
      this.end.abort()
    }
    this.timers.push(setTimeout(end, ms))
  }

  private readonly leave = () => this.endIn(Math.max(0, this.begun + LEAST_MS - performance.now()), 'left')

  clear() {
    this.timers.forEach(clearTimeout)
    this.clientSignal?.removeEventListener('abort', this.leave)
  }
}

export class TaskRunner {
  private readonly threads: Piscina[]
  private readonly idle: Set<Piscina>
  private readonly queue: FairQueue<Piscina>
  private closed = false

  constructor(private readonly options: TaskRunnerOptions) {
    const { file, script, most, onTrouble } = options
    // Each thread is a separate pool, so that the deadline of a task starts only when its thread runs.
    this.threads = Array.from({ length: most }, () =>
      startThreads({ file, script, name: 'ready', least: 0, most: 1, megabytes: MEGABYTES, onTrouble }),
    )
    this.idle = new Set(this.threads)
    this.queue = new FairQueue(this.threads, AT_ONCE)
  }

  async run(kind: TaskKind, content: unknown, { visitor = '', signal }: Task = {}): Promise<unknown> {
    const thread = await this.queue.acquire(visitor, signal)
    this.idle.delete(thread)
    try {
      if (this.closed) throw new BusyError()
      return await this.runWithRetry(thread, kind, content, signal)
    } finally {
      this.idle.add(thread)
      this.queue.release(thread, visitor)
    }
  }

  /** Runs a task. If its thread dies, runs the task once more. */
  private async runWithRetry(thread: Piscina, kind: TaskKind, content: unknown, signal?: AbortSignal) {
    try {
      return await this.runOnce(thread, kind, content, signal)
    } catch (error) {
      const hasDied = !thread.threads.length && !this.closed
      if (error instanceof TaskEndedError || signal?.aborted || !hasDied) throw error
      this.options.onTrouble(error as Error)
      return this.runOnce(thread, kind, content, signal)
    }
  }

  private async runOnce(thread: Piscina, kind: TaskKind, content: unknown, signal?: AbortSignal): Promise<unknown> {
    if (!thread.threads.length) await thread.run(undefined, { name: 'ready' })
    signal?.throwIfAborted()
    const timer = new TaskTimer(this.options.deadlines[kind], signal)
    try {
      return await thread.run(content, { name: kind, signal: timer.signal })
    } catch (error) {
      const why = timer.reason ?? (isOutOfMemory(error) ? 'memory' : undefined)
      if (!why) throw error
      this.options.onEnded(kind, why)
      throw why === 'left' ? signal?.reason : new TaskEndedError(kind, why)
    } finally {
      timer.clear()
    }
  }

  /** Runs several tasks under one deadline. The deadline includes the time that they wait for threads. */
  async underDeadline<T>(kind: TaskKind, work: (task: Task) => Promise<T>, { visitor, signal }: Task = {}): Promise<T> {
    const timer = new TaskTimer(this.options.deadlines[kind])
    try {
      return await work({ visitor, signal: signal ? AbortSignal.any([signal, timer.signal]) : timer.signal })
    } catch (error) {
      if (!timer.reason || signal?.aborted) throw error
      this.options.onEnded(kind, timer.reason)
      throw new TaskEndedError(kind, timer.reason)
    } finally {
      timer.clear()
    }
  }

  /**
   * Whether the idle threads work, judged by one of them. Busy threads need no check, since their tasks have deadlines.
   * Ended threads need none, since they are replaced.
   */
  async answers(): Promise<boolean> {
    const thread = [...this.idle].find(({ threads }) => threads.length)
    return !thread || (await withTimeout(thread.run(undefined, { name: 'ready' }), READY_MS)) !== undefined
  }

  async close() {
    this.closed = true
    await Promise.all(this.threads.map(thread => thread.destroy()))
  }
}
