import { splitAddress } from '@/domain/address'
import { settings } from '@/platform/settings'
import { whenIdle } from './idle.h5'
import { pageCode } from './page-code'
import type { RouterPort } from './port'

/** As long as a service may take. What comes later is kept for the next tap. */
const PATIENCE = 15_000

const late = () => new Promise<never>((_, reject) => setTimeout(reject, PATIENCE))

export const router: RouterPort = {
  url: screen => screen.address,

  async prepare(page) {
    let left = false
    const leave = () => void (left = true)
    window.addEventListener('popstate', leave)
    try {
      await Promise.race([pageCode.load(page), late()])
      return left ? 'left' : 'ready'
    } catch {
      return left ? 'left' : 'failed'
    } finally {
      window.removeEventListener('popstate', leave)
    }
  },

  // Nobody waits for it: when it fails, the tap will tell.
  foresee: page => whenIdle(() => void pageCode.load(page).catch(() => undefined)),

  rewrite(address) {
    // The entry keeps its state: the router tells by it how far the browser has stepped.
    window.history.replaceState(window.history.state, '', window.location.pathname + splitAddress(address).search)
  },

  isAt: url => window.location.pathname + window.location.search === settings.basename + url,
}
