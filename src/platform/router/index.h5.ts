import { splitAddress } from '@/domain/address'
import type { RouterPort } from './port'

export const router: RouterPort = {
  url: screen => screen.address,
  rewrite(address) {
    // The entry keeps its state: the router tells by it how far the browser has stepped.
    window.history.replaceState(window.history.state, '', window.location.pathname + splitAddress(address).search)
  },
  isAt: url => window.location.pathname + window.location.search === url,
}
