/**
 * The state of rendering one page. Several pages may be rendered at once, so the async context holds the state of the
 * current page.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Result } from '@/request/errors'
import { createAbort } from '@/platform/transport/abort'
import type { AbortSignalLike } from '@/platform/ports/data'
import type { Params } from '@domain/format/address'
import type { CallService } from '../../types/h5-manifest'

type Load = (signal: AbortSignalLike) => Promise<Result<unknown>>

export class RenderPass {
  /** Loaded results, by the id of the component that requests them. */
  private readonly results = new Map<string, Result<unknown>>()
  private readonly pending = new Map<string, Load>()
  /** The bodies of the services' replies, by request. */
  readonly replies: Record<string, string> = {}
  /** The storage keys on whose values the page depends. */
  readonly storageKeys = new Set<string>()

  constructor(
    readonly params: Params,
    readonly fetch: CallService,
  ) {}

  /**
   * Returns the result of a request, or `undefined` if it is not loaded. The request is then sent before the
   * next render.
   */
  resultOf(id: string, load: Load): Result<unknown> | undefined {
    const result = this.results.get(id)
    if (!result) this.pending.set(id, load)
    return result
  }

  /** Loads pending results. Returns whether there were any. */
  async loadPending(): Promise<boolean> {
    const loads = [...this.pending]
    this.pending.clear()
    await Promise.all(loads.map(async ([id, load]) => void this.results.set(id, await load(createAbort().signal))))
    return loads.length > 0
  }

  /**
   * Whether a request failed. The page is then not prerendered, because only the app can show the failure and retry.
   */
  get failed() {
    return [...this.results.values()].some(result => !result.ok)
  }

  get data(): unknown[] {
    return [...this.results.values()].map(result => (result.ok ? result.data : undefined))
  }
}

export const renderPasses = new AsyncLocalStorage<RenderPass>()

export function currentRenderPass(): RenderPass {
  const present = renderPasses.getStore()
  if (!present) throw new Error('Nothing is being drawn.')
  return present
}
