/**
 * Packages that WeChat preloads on a page, because the reader will probably open them next. Small packages load on any
 * network; the charts are as large as all others, and wait for Wi-Fi. The pages of one package may preload 2 MB together,
 * so home's packages are repeated only for pages that are often opened by a link.
 */
import { LIBRARIES, type LibraryRoute, routeOf } from './libraries'
import { PACKAGES, type Package } from './packages'
import { HOME, ROUTES, type RouteName } from './routes'

interface Preload {
  network: 'all' | 'wifi'
  packages: Package[]
}

const { list, detail, advanced, visual } = PACKAGES

/** Lists that are often opened by a link. */
const listsByLink = (['law', 'judicial', 'similarity'] as const).map(library => routeOf(LIBRARIES[library].list))

const preloads: Array<readonly [RouteName, Preload]> = [
  [HOME, { network: 'all', packages: [list, detail, advanced] }],
  ...listsByLink.map((name): [LibraryRoute, Preload] => [name, { network: 'all', packages: [detail] }]),
  // A page has one rule, so the document package waits for Wi-Fi here too, unless home has loaded it.
  ['case-list', { network: 'wifi', packages: [detail, visual] }],
  ['fiscal-tax-case-list', { network: 'wifi', packages: [visual] }],
]

/** The `preloadRule` of app.json. */
export const preloadRule = () => Object.fromEntries(preloads.map(([name, preload]) => [ROUTES[name].page, preload]))
