import type { RouterPort } from './port'

export const router: RouterPort = {
  url: screen => screen.address,
  prepare: () => Promise.resolve('ready'),
  foresee: () => undefined,
  rewrite: () => undefined,
  isAt: () => false,
}
