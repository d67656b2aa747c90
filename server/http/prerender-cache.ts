/** First paints of screens, drawn once for as long as the corpus stands as it stood. */
import { hasShareKey } from '@domain/format/address'
import { setImmediate } from 'node:timers/promises'
import type { Ask, Renderer, Prerendered } from '../../types/h5-manifest'
import type { Engine } from '../engine/port'
import { HOUR } from '../runtime'
import type { PageSettings } from '../settings'
import type { App } from './app-type'
import { ownCall } from './internal-request'
import { DRAWING, PageWork, workOf } from './page-work'

const MOST = 200
/** What a screen says may depend on the day. */
const FOR = HOUR
/** Nobody waits longer for a first paint: without one the app shows the screen, as soon as it is there. */
const PATIENCE = 800
/** One takes the process up to 60 ms: so many are drawn at once, and whoever asks for more gets the app alone. */
const AT_ONCE = 4
/** Milliseconds after which a process that has nothing else to do comes back to what was put off. */
const SOON = 20

interface World {
  app: App
  engine: Engine
  /** Milliseconds by a clock that nobody sets. */
  now?: () => number
  page: PageSettings
  /** Asked before what is not kept is drawn. */
  hasTime?: () => Promise<boolean>
  work?: PageWork
}

/** Who asks for a page, and from where. */
export interface Asker {
  visitor: string
  remoteAddress: string
}

const late = () => new Promise<undefined>(resolve => void setTimeout(resolve, PATIENCE, undefined).unref())

/** Of screens there are so many, of searches as many as there are words; and a key may be withdrawn. */
const isLasting = (address: string) => !address.includes('?')

async function isFree() {
  const since = performance.now()
  await setImmediate()
  return performance.now() - since < SOON
}

export class PrerenderCache {
  private kept = new Map<string, Prerendered>()
  private of?: { renderer: Renderer; generation: number; until: number }
  private drawing = new Map<string, Promise<Prerendered | undefined>>()
  /** For whom something is being drawn. */
  private readonly waiting = new Set<string>()
  private readonly work: PageWork

  constructor(private readonly world: World) {
    this.work = world.work ?? new PageWork()
  }

  /** Those of another build, or of another corpus, are gone. */
  private tidy(renderer: Renderer) {
    const now = this.world.now?.() ?? performance.now()
    const generation = this.world.engine.generation()
    const { of } = this
    if (of?.renderer === renderer && of.generation === generation && now < of.until) return
    this.of = { renderer, generation, until: now + FOR }
    this.kept = new Map()
    this.drawing = new Map()
  }

  /** Nobody is charged for what everybody gets; who brings a key asks as themselves, or keys could be guessed for nothing. */
  private askerFor(address: string, remoteAddress: string): Ask {
    const asker = hasShareKey(address) ? { remoteAddress } : { headers: ownCall }
    return async ({ method, url, body }) => {
      const headers = { devicetype: 'alphah5', ...(body && { 'content-type': 'application/json' }), ...asker.headers }
      const reply = await this.world.app.inject({ ...asker, method, url, headers, payload: body })
      return reply.statusCode === 200 ? reply.body : undefined
    }
  }

  private async draw(renderer: Renderer, address: string, remoteAddress: string): Promise<Prerendered | undefined> {
    const { app, page } = this.world
    const { kept } = this
    try {
      const drawn = await renderer.render(address, page, this.askerFor(address, remoteAddress))
      if (drawn && isLasting(address)) {
        kept.set(address, drawn)
        if (kept.size > MOST) kept.delete(kept.keys().next().value!)
      }
      return drawn
    } catch (error) {
      app.log.error({ err: error }, 'no first paint could be drawn')
      return undefined
    }
  }

  /** For one visitor one at a time: who asks for many at once keeps others waiting for none but the first. */
  private drawFor({ visitor, remoteAddress }: Asker, renderer: Renderer, address: string) {
    const { drawing, waiting, work } = this
    if (waiting.size >= AT_ONCE || waiting.has(visitor)) return undefined
    waiting.add(visitor)
    const drawn = this.draw(renderer, address, remoteAddress).finally(() => {
      waiting.delete(visitor)
      drawing.delete(address)
    })
    drawing.set(address, drawn)
    void drawn.then(page => work.spend(visitor, DRAWING * workOf(page?.html)))
    return drawn
  }

  /** Nothing for whoever has had as much as there is for them. */
  async at(renderer: Renderer, address: string, asker: Asker) {
    this.tidy(renderer)
    const { drawing, kept, work, world } = this
    const { visitor } = asker
    if (!work.isLeft(visitor)) return undefined
    const isThere = kept.has(address) || drawing.has(address)
    if (!isThere && !isLasting(address) && !(await (world.hasTime ?? isFree)())) return undefined
    const known = kept.get(address) ?? drawing.get(address)
    if (!known) return Promise.race([this.drawFor(asker, renderer, address), late()])
    const page = await Promise.race([known, late()])
    if (page) work.spend(visitor, workOf(page.html))
    return page
  }
}
