/** Derives the build's page lists from the routes. */
import { ROUTES, ROUTE_NAMES } from './routes'

/** Returns the pages to compile for a target, in sequence. A page with two addresses appears only once. */
export function pagesFor(target: 'h5' | 'weapp') {
  const routes = ROUTE_NAMES.map(name => ROUTES[name])
  const pages = routes.filter(route => target === 'weapp' || !route.weappOnly).map(route => route.page)
  return [...new Set(pages)]
}

/** Returns the public addresses of each page path, in the format of Taro's H5 router. */
export function customRoutes() {
  const addresses: Record<string, string[]> = {}
  for (const page of pagesFor('h5')) {
    addresses[`/${page}`] = ROUTE_NAMES.filter(name => ROUTES[name].page === page).map(name => ROUTES[name].url)
  }
  return addresses
}
