/**
 * The packages that WeChat preloads on a page, because the reader will probably open them next. Small packages load on
 * any network. The package of the charts is as large as all others together, so it waits for Wi-Fi. The pages of one
 * package may preload 2 MB together. So home's packages are repeated only for pages that are often opened by a link.
 */
import { LIBRARIES, type LibraryRoute, routeOf } from './libraries'
import { PACKAGES, type Package } from './packages'
import { HOME, ROUTES, type RouteName } from './routes'

interface Preload {
  network: 'all' | 'wifi'
  packages: Package[]
}

const { list, detail, advanced, visual } = PACKAGES

/** The lists that are often opened by a link. */
const listsByLink = (['law', 'judicial', 'similarity'] as const).map(library => routeOf(LIBRARIES[library].list))

const preloads: Array<readonly [RouteName, Preload]> = [
  [HOME, { network: 'all', packages: [list, detail, advanced] }],
  ...listsByLink.map((name): [LibraryRoute, Preload] => [name, { network: 'all', packages: [detail] }]),
  // A page has only one rule. So here the document package waits for Wi-Fi too, unless home has loaded it.
  ['case-list', { network: 'wifi', packages: [detail, visual] }],
  ['fiscal-tax-case-list', { network: 'wifi', packages: [visual] }],
]

/** Returns the `preloadRule` of app.json. */
export const preloadRule = () => Object.fromEntries(preloads.map(([name, preload]) => [ROUTES[name].page, preload]))
