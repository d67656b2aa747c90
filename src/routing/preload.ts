/**
 * The packages that WeChat preloads on a page, because the reader will probably open them next. Small
 * packages load on any network. The package of the charts is as large as all others together, so it waits for
 * Wi-Fi. The pages of one package may preload 2 MB together. Only pages that are often opened by a link
 * therefore repeat the packages of the home screen.
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
  // A page can have only one rule. The document package therefore also waits for Wi-Fi on these pages, unless
  // the home screen has loaded it.
  ['case-list', { network: 'wifi', packages: [detail, visual] }],
  ['fiscal-tax-case-list', { network: 'wifi', packages: [visual] }],
]

/** Returns the `preloadRule` of app.json. */
export const preloadRule = () => Object.fromEntries(preloads.map(([name, preload]) => [ROUTES[name].page, preload]))
