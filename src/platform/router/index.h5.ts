import Taro from '@tarojs/taro'
import { splitAddress } from '@domain/format/address'
import { settings } from '@/platform/settings'
import { whenIdle } from '@/platform/idle.h5'
import { layerEntry, position } from './layer-entry'
import { pageCode } from './page-code'
import type { RouterPort } from './port'

/** As long as a service may take. What comes later is kept for the next tap. */
const PATIENCE = 15_000

const late = () => new Promise<never>((_, reject) => setTimeout(reject, PATIENCE))

const address = () => window.location.pathname.slice(settings.basename.length) + window.location.search

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
  prefetch: page => whenIdle(() => void pageCode.load(page).catch(() => undefined)),

  rewrite(address) {
    // The entry keeps its state: the router tells by it how far the browser has stepped.
    const shown = window.location.pathname + splitAddress(address).search
    window.history.replaceState(window.history.state, '', shown)
    if (layerEntry.isHere()) layerEntry.rewritten = shown
    else if (position() === 0) layerEntry.rewritten = ''
  },

  address,

  nextPage: () => new Promise(resolve => Taro.eventCenter.once('__afterTaroRouterChange', resolve)),

  isAt: url => address() === url,
}
