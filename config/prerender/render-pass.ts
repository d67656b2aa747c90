/** One first paint being drawn. Several may be at the same time: what belongs to one is found by who asks. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Result } from '@/request/errors'
import { createAbort } from '@/platform/transport/abort'
import type { AbortSignalLike } from '@/platform/transport/port'
import type { Params } from '@domain/format/address'
import type { Ask } from '../../types/h5-manifest'

type Load = (signal: AbortSignalLike) => Promise<Result<unknown>>

export class RenderPass {
  /** By where in the first paint it was asked. */
  private readonly results = new Map<string, Result<unknown>>()
  private readonly open = new Map<string, Load>()
  /** Bodies of replies, by what was asked. */
  readonly answers: Record<string, string> = {}
  /** Keys of the device's storage that the first paint depends on. */
  readonly looked = new Set<string>()

  constructor(
    readonly params: Params,
    readonly ask: Ask,
  ) {}

  /** Nothing as long as it is not known: then it is asked before the first paint is drawn anew. */
  resultOf(place: string, load: Load): Result<unknown> | undefined {
    const known = this.results.get(place)
    if (!known) this.open.set(place, load)
    return known
  }

  /** Asks what was not known; answers whether there was anything. */
  async learn(): Promise<boolean> {
    const asked = [...this.open]
    this.open.clear()
    await Promise.all(
      asked.map(async ([place, load]) => void this.results.set(place, await load(createAbort().signal))),
    )
    return asked.length > 0
  }

  /** What did not come is told by the app, which may ask again. */
  get failed() {
    return [...this.results.values()].some(result => !result.ok)
  }

  get found(): unknown[] {
    return [...this.results.values()].map(result => (result.ok ? result.data : undefined))
  }
}

export const passes = new AsyncLocalStorage<RenderPass>()

export function currentPass(): RenderPass {
  const present = passes.getStore()
  if (!present) throw new Error('Nothing is being drawn.')
  return present
}
