/**
 * Work in threads that have no database: what takes too long, or too much memory, is ended with its thread, and another thread
 * takes its place. A thread inside SQLite must not be ended so: `engine/pool` stops by a flag.
 */
import type { Piscina } from 'piscina'
import { Busy } from './busy'
import type { Deadlines, Kind } from './deadlines'
import { Ended, type OnEnded, type Why } from './ended'
import { inTime } from './in-time'
import { Line } from './line'
import { type OnTrouble, startThreads } from './start'

/** Whom work is for, and until when somebody waits for it. */
export interface Task {
  who?: string
  signal?: AbortSignal
}

export interface TasksOptions {
  file: string
  /** What a thread runs, where it is not the source. */
  script?: string
  /** How many threads at most: they come with work, and go when there was none for a while. */
  most: number
  deadlines: Deadlines
  onTrouble: OnTrouble
  onEnded: OnEnded
}

/** At work and in line; one more is refused. */
const AT_ONCE = 32
/** A Word file of five megabytes takes a fifth of that. */
const MEGABYTES = 512
/** A new thread costs as much: nobody ends work sooner by going away. */
const LEAST_MS = 500
/** How long a thread may take to answer that has nothing else to do. */
const READY_MS = 3_000

const isOutOfMemory = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'

/** The time of one piece of work: why it was ended, if it was. */
class Time {
  why?: Why
  private readonly end = new AbortController()
  private readonly begun = performance.now()
  private readonly timers: NodeJS.Timeout[] = []
  readonly signal = this.end.signal

  constructor(
    ms: number,
    private readonly waits?: AbortSignal,
  ) {
    this.endIn(ms, 'time')
    waits?.addEventListener('abort', this.leave)
  }

  private endIn(ms: number, why: Why) {
    const end = () => {
      this.why ??= why
      this.end.abort()
    }
    this.timers.push(setTimeout(end, ms))
  }

  private readonly leave = () => this.endIn(this.begun + LEAST_MS - performance.now(), 'left')

  clear() {
    this.timers.forEach(clearTimeout)
    this.waits?.removeEventListener('abort', this.leave)
  }
}

export class Tasks {
  private readonly threads: Piscina[]
  private readonly idle: Set<Piscina>
  private readonly line: Line<Piscina>
  private closed = false

  constructor(private readonly options: TasksOptions) {
    const { file, script, most, onTrouble } = options
    // A pool for each, as the time of a task begins when its thread is there.
    this.threads = Array.from({ length: most }, () =>
      startThreads({ file, script, name: 'ready', least: 0, most: 1, megabytes: MEGABYTES, onTrouble }),
    )
    this.idle = new Set(this.threads)
    this.line = new Line(this.threads, AT_ONCE)
  }

  async run(kind: Kind, content: unknown, { who = '', signal }: Task = {}): Promise<unknown> {
    const thread = await this.line.take(who, signal)
    this.idle.delete(thread)
    try {
      if (this.closed) throw new Busy()
      return await this.runTwice(thread, kind, content, signal)
    } finally {
      this.idle.add(thread)
      this.line.giveBack(thread, who)
    }
  }

  /** What a thread was asked that died is asked once more. */
  private async runTwice(thread: Piscina, kind: Kind, content: unknown, signal?: AbortSignal) {
    try {
      return await this.runOnce(thread, kind, content, signal)
    } catch (error) {
      const hasDied = !thread.threads.length && !this.closed
      if (error instanceof Ended || signal?.aborted || !hasDied) throw error
      this.options.onTrouble(error as Error)
      return this.runOnce(thread, kind, content, signal)
    }
  }

  private async runOnce(thread: Piscina, kind: Kind, content: unknown, signal?: AbortSignal): Promise<unknown> {
    if (!thread.threads.length) await thread.run(undefined, { name: 'ready' })
    signal?.throwIfAborted()
    const time = new Time(this.options.deadlines[kind], signal)
    try {
      return await thread.run(content, { name: kind, signal: time.signal })
    } catch (error) {
      const why = time.why ?? (isOutOfMemory(error) ? 'memory' : undefined)
      if (!why) throw error
      this.options.onEnded(kind, why)
      throw why === 'left' ? signal?.reason : new Ended(kind, why)
    } finally {
      time.clear()
    }
  }

  /** Work of several pieces with one time for all of them, which runs while they wait for a thread too. */
  async together<T>(kind: Kind, work: (task: Task) => Promise<T>, { who, signal }: Task = {}): Promise<T> {
    const time = new Time(this.options.deadlines[kind])
    try {
      return await work({ who, signal: signal ? AbortSignal.any([signal, time.signal]) : time.signal })
    } catch (error) {
      if (!time.why || signal?.aborted) throw error
      this.options.onEnded(kind, time.why)
      throw new Ended(kind, time.why)
    } finally {
      time.clear()
    }
  }

  /** Whether a thread answers that has nothing to do: those at work have their deadlines, and those that went need none. */
  async answers(): Promise<boolean> {
    const thread = [...this.idle].find(({ threads }) => threads.length)
    return !thread || (await inTime(thread.run(undefined, { name: 'ready' }), READY_MS)) !== undefined
  }

  async close() {
    this.closed = true
    await Promise.all(this.threads.map(thread => thread.destroy()))
  }
}
