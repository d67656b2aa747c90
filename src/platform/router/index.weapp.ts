import { NOT_FOUND, ROUTES } from '../../routes'
import type { RouterPort } from './port'

export const router: RouterPort = {
  // A page that was not compiled cannot be opened, not even to say so.
  url: ({ page, query, ready }) => (ready ? `/${page}${query}` : `/${ROUTES[NOT_FOUND].page}`),
  // WeChat fetches a sub-package itself, and says so.
  prepare: () => Promise.resolve('ready'),
  foresee: () => undefined,
  // A page of a mini-program has no address to look at.
  rewrite: () => undefined,
  isAt: () => false,
}
