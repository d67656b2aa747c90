/** First paints of screens, drawn once for as long as the corpus stands as it stood. */
import { setImmediate } from 'node:timers/promises'
import type { Ask, Renderer, Prerendered } from '../../types/h5-manifest'
import type { Engine } from '../engine/port'
import { HOUR } from '../runtime'
import type { PageSettings } from '../settings'
import type { App } from './app-type'
import { ownCall } from './own-call'

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
}

const late = () => new Promise<undefined>(resolve => void setTimeout(resolve, PATIENCE, undefined).unref())

/** A key may be withdrawn: what it opens is not kept. */
export const isKeyed = (address: string) => /[?&]secretKey=/i.test(address)

/** Of screens there are so many, of searches as many as there are words. */
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
  private underWay = 0

  constructor(private readonly world: World) {}

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
    const asker = isKeyed(address) ? { remoteAddress } : { headers: ownCall }
    return async ({ method, url, body }) => {
      const headers = { devicetype: 'alphah5', ...(body && { 'content-type': 'application/json' }), ...asker.headers }
      const reply = await this.world.app.inject({ ...asker, method, url, headers, payload: body })
      return reply.statusCode === 200 ? reply.body : undefined
    }
  }

  private async draw(renderer: Renderer, address: string, visitor: string): Promise<Prerendered | undefined> {
    const { app, page } = this.world
    const { kept } = this
    try {
      const drawn = await renderer.render(address, page, this.askerFor(address, visitor))
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

  /** All who ask meanwhile get the same. */
  private drawOnce(renderer: Renderer, address: string, visitor: string) {
    const known = this.drawing.get(address)
    if (known) return known
    if (this.underWay >= AT_ONCE) return undefined
    this.underWay++
    const { drawing } = this
    const drawn = this.draw(renderer, address, visitor).finally(() => {
      this.underWay--
      drawing.delete(address)
    })
    drawing.set(address, drawn)
    return drawn
  }

  async at(renderer: Renderer, address: string, visitor: string) {
    this.tidy(renderer)
    const known = this.kept.get(address)
    if (known) return known
    if (!isLasting(address) && !(await (this.world.hasTime ?? isFree)())) return undefined
    return Promise.race([this.drawOnce(renderer, address, visitor), late()])
  }
}
