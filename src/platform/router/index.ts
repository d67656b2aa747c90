import type { RouterPort } from './port'

export const router: RouterPort = {
  url: ({ page, query }) => `/${page}${query}`,
  // WeChat fetches a sub-package itself, and says so.
  prepare: () => Promise.resolve('ready'),
  prefetch: () => undefined,
  // A page of a mini-program has no address to look at.
  rewrite: () => undefined,
  address: () => undefined,
  nextPage: () => Promise.resolve(),
  isAt: () => false,
}
