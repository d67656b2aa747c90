/** First paints of screens, drawn once for as long as the corpus stands as it stood. */
import type { Ask, Renderer, Prerendered } from '../../types/h5-manifest'
import type { Engine } from '../engine/port'
import { HOUR, type Clock } from '../runtime'
import type { PageSettings } from '../settings'
import type { App } from './app-type'

const MOST = 200
/** What a screen says may depend on the day. */
const FOR = HOUR
/** Nobody waits longer for a first paint: without one the app shows the screen, as soon as it is there. */
const PATIENCE = 800

interface World {
  app: App
  engine: Engine
  now: Clock
  page: PageSettings
}

const late = () => new Promise<undefined>(resolve => void setTimeout(resolve, PATIENCE, undefined).unref())

export class PrerenderCache {
  private kept = new Map<string, Promise<Prerendered | undefined>>()
  private of?: { renderer: Renderer; generation: number; until: number }

  constructor(private readonly world: World) {}

  /** Those of another build, or of another corpus, are gone. */
  private tidy(renderer: Renderer) {
    const now = this.world.now().getTime()
    const generation = this.world.engine.generation()
    const { of } = this
    if (of?.renderer === renderer && of.generation === generation && now < of.until) return
    this.of = { renderer, generation, until: now + FOR }
    this.kept = new Map()
  }

  private async draw(renderer: Renderer, address: string, remoteAddress: string): Promise<Prerendered | undefined> {
    const { app, page } = this.world
    // For the visitor, and within what they may ask.
    const ask: Ask = async ({ method, url, body }) => {
      const headers = { devicetype: 'alphah5', ...(body && { 'content-type': 'application/json' }) }
      const reply = await app.inject({ method, url, headers, remoteAddress, payload: body })
      return reply.statusCode === 200 ? reply.body : undefined
    }
    try {
      return await renderer.render(address, page, ask)
    } catch (error) {
      app.log.error({ err: error }, 'no first paint could be drawn')
      return undefined
    }
  }

  async at(renderer: Renderer, address: string, { for: visitor, keep }: { for: string; keep: boolean }) {
    this.tidy(renderer)
    const { kept } = this
    const known = kept.get(address)
    if (known) return Promise.race([known, late()])
    const drawn = this.draw(renderer, address, visitor)
    if (keep) {
      kept.set(address, drawn)
      if (kept.size > MOST) kept.delete(kept.keys().next().value!)
      void drawn.then(firstPaint => firstPaint || kept.delete(address))
    }
    return Promise.race([drawn, late()])
  }
}
