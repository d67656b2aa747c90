import type { RouterPort } from './port'

export const router: RouterPort = {
  url: screen => screen.address,
  prepare: () => Promise.resolve('ready'),
  prefetch: () => undefined,
  rewrite: () => undefined,
  address: () => undefined,
  nextPage: () => Promise.resolve(),
  isAt: () => false,
}
