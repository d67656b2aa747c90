/** A mini-program under measure: opened, left in peace, weighed. */
import { type Answer, type Load, type MiniProgram, proxyTo } from 'mini-program-host'
import { openMiniProgram } from '../../weapp/open'
import type { Note } from '../figures'
import type { MeasuredPage } from './pages'

export interface Bench {
  /** Of the companion server. */
  origin: string
  pages: MeasuredPage[]
  note: Note
}

export const KB = 1024

/** Long enough for all that one deed sets off. */
export const quiet = (app: MiniProgram) => app.page.waitForTimeout(1500)

export async function during(app: MiniProgram, act: () => Promise<unknown>): Promise<Load> {
  await app.resetMeter()
  await act()
  await quiet(app)
  return app.meter()
}

export async function openPage({ origin }: Bench, page: MeasuredPage, token?: string, gate = () => Promise.resolve()) {
  const proxy = proxyTo(origin)
  // The services' answers wait for the gate of the moment.
  const answer: Answer = async request => {
    await gate()
    return proxy(request)
  }
  const { path, query, shows } = page
  const app = await openMiniProgram({ answer, path: `pages/${path}`, query, storage: token ? { token } : {} })
  await app.find(shows).first().waitFor({ timeout: 30_000 })
  await quiet(app)
  // The toast of the opening goes with a call of its own.
  await app.find('.toast__line').waitFor({ state: 'detached' })
  return app
}
