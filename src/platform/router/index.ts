import type { RouterPort } from '../ports/session'

export const router: RouterPort = {
  url: ({ page, query }) => `/${page}${query}`,
  // WeChat loads a sub-package by itself and shows the progress.
  prepare: () => Promise.resolve('ready'),
  prefetch: () => undefined,
  // A mini-program page shows no address.
  rewrite: () => undefined,
  address: () => undefined,
  nextPage: () => Promise.resolve(),
  isAt: () => false,
}
