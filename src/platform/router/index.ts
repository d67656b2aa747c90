import type { RouterPort } from './port'

export const router: RouterPort = {
  url: ({ page, query }) => `/${page}${query}`,
  // WeChat loads a sub-package itself, and shows that.
  prepare: () => Promise.resolve('ready'),
  prefetch: () => undefined,
  // A mini-program page shows no address.
  rewrite: () => undefined,
  address: () => undefined,
  nextPage: () => Promise.resolve(),
  isAt: () => false,
}
