import Taro from '@tarojs/taro'
import { splitAddress } from '@domain/format/address'
import { settings } from '@/platform/settings'
import { whenIdle } from '@/platform/idle.h5'
import { layerEntry, historyPosition } from './history-steps'
import { pageChunks } from './pages'
import type { RouterPort } from '../ports/session'

/**
 * The timeout in ms for loading a page's code, as long as that of a service call. Code that arrives later is
 * used at the next tap.
 */
const TIMEOUT = 15_000

const rejectLate = () => new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT))

const address = () => window.location.pathname.slice(settings.basename.length) + window.location.search

export const router: RouterPort = {
  url: screen => screen.address,

  async prepare(page) {
    let hasLeft = false
    const leave = () => void (hasLeft = true)
    window.addEventListener('popstate', leave)
    try {
      await Promise.race([pageChunks.load(page), rejectLate()])
      return hasLeft ? 'left' : 'ready'
    } catch {
      return hasLeft ? 'left' : 'failed'
    } finally {
      window.removeEventListener('popstate', leave)
    }
  },

  // A failed prefetch is ignored, because a later tap reports the failure.
  prefetch: page => whenIdle(() => void pageChunks.load(page).catch(() => undefined)),

  rewrite(address) {
    // The history entry keeps its state. From it the router reads how many entries the browser has moved.
    const rewritten = window.location.pathname + splitAddress(address).search
    window.history.replaceState(window.history.state, '', rewritten)
    if (layerEntry.isCurrent()) layerEntry.rewritten = rewritten
    else if (historyPosition() === 0) layerEntry.rewritten = ''
  },

  address,

  nextPage: () => new Promise(resolve => Taro.eventCenter.once('__afterTaroRouterChange', resolve)),

  isAt: url => address() === url,
}
