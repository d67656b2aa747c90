/** A mini-program under measurement. */
import { type Answer, type Load, type MiniProgram, proxyTo } from 'mini-program-host'
import { openMiniProgram } from '../../weapp/open'
import type { Note } from '../figures'
import type { MeasuredPage } from './pages'

export interface Bench {
  /** The address of the companion server. */
  origin: string
  pages: MeasuredPage[]
  note: Note
}

export const KB = 1024

/** Waits until all effects of one action are over. */
export const quiet = (app: MiniProgram) => app.page.waitForTimeout(1500)

export async function during(app: MiniProgram, act: () => Promise<unknown>): Promise<Load> {
  await app.resetMeter()
  await act()
  await quiet(app)
  return app.meter()
}

export async function openPage({ origin }: Bench, page: MeasuredPage, token?: string, gate = () => Promise.resolve()) {
  const proxy = proxyTo(origin)
  // The reply waits until the current gate is open.
  const answer: Answer = async request => {
    await gate()
    return proxy(request)
  }
  const { path, query, shows } = page
  const app = await openMiniProgram({ answer, path: `pages/${path}`, query, storage: token ? { token } : {} })
  await app.find(shows).first().waitFor({ timeout: 30_000 })
  await quiet(app)
  // The first toast disappears by a call of its own, so the measurement waits for it.
  await app.find('.toast__line').waitFor({ state: 'detached' })
  return app
}
