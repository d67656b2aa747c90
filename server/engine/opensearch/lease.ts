/**
 * A lease that lets only one process write. It is a document in the cluster, which its holder renews. Clocks of
 * different processes are never compared.
 */
import { randomUUID } from 'node:crypto'
import { EngineError } from '../port'
import { ConflictError } from './cluster'
import type { StateStore, StoredStateDocument } from './state'

const LEASE = 'lease'
/** The interval of renewals, and the time without renewal after which another process takes the lease over. */
const RENEW_MS = 2000
const LAPSED_MS = 10_000
/** The interval at which a waiting process reads the lease. */
const LOOK_MS = 250

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

interface LeaseDocument {
  holder: string
  /** The number of renewals. Because of it, each renewal changes the document. */
  renewals: number
}

export class WriteLease {
  private readonly holder = randomUUID()
  private renewals = 0
  private renewing?: NodeJS.Timeout
  private turn: Promise<unknown> = Promise.resolve()

  private constructor(private readonly state: StateStore) {}

  private document = (): LeaseDocument => ({ holder: this.holder, renewals: this.renewals++ })

  private find = () => this.state.fetch<LeaseDocument>(LEASE)

  /**
   * Waits for the lease. Returns `undefined` if another process keeps it for longer than `waitMs`, or if `isNeeded`
   * returns `false` meanwhile.
   */
  static async take(
    state: StateStore,
    waitMs: number,
    { lapsedMs = LAPSED_MS, isNeeded = (): boolean => true } = {},
  ): Promise<WriteLease | undefined> {
    const lease = new WriteLease(state)
    if (!(await lease.acquire(waitMs, lapsedMs, isNeeded))) return undefined
    lease.renewing = setInterval(() => void lease.renew().catch(() => undefined), RENEW_MS).unref()
    return lease
  }

  private async acquire(waitMs: number, lapsedMs: number, isNeeded: () => boolean): Promise<boolean> {
    const until = performance.now() + waitMs
    let seen = { seq: -1, since: performance.now() }
    while (!(await this.state.create(LEASE, this.document()))) {
      const other = await this.find()
      // An earlier attempt may have created the lease although its answer was lost.
      if (other?._source.holder === this.holder) return true
      const now = performance.now()
      if (other && other._seq_no !== seen.seq) seen = { seq: other._seq_no, since: now }
      if (other && now - seen.since >= lapsedMs && (await this.replaceLease(other))) return true
      if (now > until || !isNeeded()) return false
      await pause(other ? LOOK_MS : 0)
    }
    return true
  }

  /**
   * Replaces the lease document, to renew the lease or to take it over. Returns `false` if another process was first.
   */
  private async replaceLease({
    _seq_no: seq,
    _primary_term: term,
  }: StoredStateDocument<LeaseDocument>): Promise<boolean> {
    try {
      await this.state.put(LEASE, this.document(), seq, term)
      return true
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error
      return (await this.find())?._source.holder === this.holder
    }
  }

  /** Renews the lease, one renewal at a time. Returns `false` if another process holds the lease. */
  private renew(): Promise<boolean> {
    const turn = this.turn.then(async () => {
      const lease = await this.find()
      return lease?._source.holder === this.holder && this.replaceLease(lease)
    })
    this.turn = turn.catch(() => undefined)
    return turn
  }

  /**
   * Throws if this process has lost the lease. It must not commit then, because another process may have deleted its
   * indices.
   */
  async confirm() {
    if (!(await this.renew()))
      throw new EngineError('Another process has begun to write meanwhile: nothing was written.')
  }

  async release() {
    clearInterval(this.renewing)
    await this.turn
    const lease = await this.find().catch(() => undefined)
    if (lease?._source.holder === this.holder) await this.state.drop([LEASE])
  }
}
