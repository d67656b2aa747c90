/** Renders pages on the server, and caches them until the corpus changes. */
import { hasShareKey } from '@domain/format/address'
import { setImmediate } from 'node:timers/promises'
import type { CallService, Renderer, Prerendered } from '../../types/h5-manifest'
import type { Engine } from '../engine/port'
import { HOUR } from '../runtime'
import type { PageSettings } from '../settings'
import type { App } from './app-type'
import { internalRequestHeaders } from './internal-request'
import { RENDER_COST, PageWorkLimit, costOfPage } from './page-work'

const MOST = 200
/** The longest time a page is cached, because some screens depend on the day. */
const LIFETIME = HOUR
/** The longest wait for a prerendered page, in milliseconds. After it, the page is sent without prerendered content. */
const PATIENCE = 800
/**
 * The maximum number of pages rendered at once. Rendering blocks the process for up to 60 ms. Further requests get the
 * app without a prerendered page.
 */
const AT_ONCE = 4
/** The process counts as idle if it calls a deferred function within this number of milliseconds. */
const IDLE_DELAY = 20

interface CacheOptions {
  app: App
  engine: Engine
  /** A monotonic clock, in milliseconds. */
  now?: () => number
  page: PageSettings
  /** Returns whether the process is idle. Called before a page that is never cached is rendered. */
  hasTime?: () => Promise<boolean>
  work?: PageWorkLimit
}

/** The visitor who requests a page. */
interface PageVisitor {
  visitor: string
  remoteAddress: string
}

const late = () => new Promise<undefined>(resolve => void setTimeout(resolve, PATIENCE, undefined).unref())

/**
 * Whether a page is cached. Addresses with a query are not cached: searches are countless, and a share key may be
 * revoked.
 */
const isLasting = (address: string) => !address.includes('?')

async function isFree() {
  const since = performance.now()
  await setImmediate()
  return performance.now() - since < IDLE_DELAY
}

export class PrerenderCache {
  private pages = new Map<string, Prerendered>()
  private validity?: { renderer: Renderer; generation: number; until: number }
  private rendering = new Map<string, Promise<Prerendered | undefined>>()
  /** The visitors whose page is being rendered. */
  private readonly busyVisitors = new Set<string>()
  private readonly work: PageWorkLimit

  constructor(private readonly options: CacheOptions) {
    this.work = options.work ?? new PageWorkLimit()
  }

  /** Empties the cache after a change of the build or the corpus, and after `LIFETIME`. */
  private dropStale(renderer: Renderer) {
    const now = this.options.now?.() ?? performance.now()
    const generation = this.options.engine.generation()
    const { validity } = this
    if (validity?.renderer === renderer && validity.generation === generation && now < validity.until) return
    this.validity = { renderer, generation, until: now + LIFETIME }
    this.pages = new Map()
    this.rendering = new Map()
  }

  /**
   * Returns the function that fetches data for a page. The requests for a page with a share key count towards the
   * visitor's limit, because keys could otherwise be guessed freely. Other requests count towards no limit.
   */
  private fetcherFor(address: string, remoteAddress: string): CallService {
    const identity = hasShareKey(address) ? { remoteAddress } : { headers: internalRequestHeaders }
    return async ({ method, url, body }) => {
      const headers = {
        devicetype: 'alphah5',
        ...(body && { 'content-type': 'application/json' }),
        ...identity.headers,
      }
      const reply = await this.options.app.inject({ ...identity, method, url, headers, payload: body })
      return reply.statusCode === 200 ? reply.body : undefined
    }
  }

  private async render(renderer: Renderer, address: string, remoteAddress: string): Promise<Prerendered | undefined> {
    const { app, page: settings } = this.options
    const { pages } = this
    try {
      const page = await renderer.render(address, settings, this.fetcherFor(address, remoteAddress))
      if (page && isLasting(address)) {
        pages.set(address, page)
        if (pages.size > MOST) pages.delete(pages.keys().next().value!)
      }
      return page
    } catch (error) {
      app.log.error({ err: error }, 'no first paint could be drawn')
      return undefined
    }
  }

  /** Renders one page at a time for each visitor, so that many requests of one visitor delay nobody else. */
  private renderFor({ visitor, remoteAddress }: PageVisitor, renderer: Renderer, address: string) {
    const { rendering, busyVisitors, work } = this
    if (busyVisitors.size >= AT_ONCE || busyVisitors.has(visitor)) return undefined
    busyVisitors.add(visitor)
    const rendered = this.render(renderer, address, remoteAddress).finally(() => {
      busyVisitors.delete(visitor)
      rendering.delete(address)
    })
    rendering.set(address, rendered)
    void rendered.then(page => work.spend(visitor, RENDER_COST * costOfPage(page?.html)))
    return rendered
  }

  /**
   * Returns the prerendered page. Returns `undefined` if a budget is used up, the process is busy, or the rendering
   * fails. Also returns `undefined` if the page is not ready within `PATIENCE`.
   */
  async find(renderer: Renderer, address: string, from: PageVisitor) {
    this.dropStale(renderer)
    const { rendering, pages, work, options } = this
    const { visitor } = from
    if (!work.isLeft(visitor)) return undefined
    const isAvailable = pages.has(address) || rendering.has(address)
    if (!isAvailable && !isLasting(address) && !(await (options.hasTime ?? isFree)())) return undefined
    const cached = pages.get(address) ?? rendering.get(address)
    if (!cached) return Promise.race([this.renderFor(from, renderer, address), late()])
    const page = await Promise.race([cached, late()])
    if (page) work.spend(visitor, costOfPage(page.html))
    return page
  }
}
