/**
 * What WeChat fetches while a page is read, because its reader will likely go there next. Small packages come on any line; the
 * charts, as large as all the others, wait for Wi-Fi. The pages of one package may ask for 2 MB together: so what home
 * has asked for stands again only where one also comes in by a link.
 */
import { LIBRARIES, type LibraryRoute, routeOf } from './libraries'
import { PACKAGES, type Package } from './packages'
import { HOME, ROUTES, type RouteName } from './routes'

interface Preload {
  network: 'all' | 'wifi'
  packages: Package[]
}

const { list, detail, advanced, visual } = PACKAGES

/** Those that one comes into by a link most. */
const listsByLink = (['law', 'judicial', 'similarity'] as const).map(library => routeOf(LIBRARIES[library].list))

const preloads: Array<readonly [RouteName, Preload]> = [
  [HOME, { network: 'all', packages: [list, detail, advanced] }],
  ...listsByLink.map((name): [LibraryRoute, Preload] => [name, { network: 'all', packages: [detail] }]),
  // A page has one rule: here the document waits for Wi-Fi too, unless home has fetched it.
  ['case-list', { network: 'wifi', packages: [detail, visual] }],
  ['fiscal-tax-case-list', { network: 'wifi', packages: [visual] }],
]

/** As app.json has it. */
export const preloadRule = () => Object.fromEntries(preloads.map(([name, preload]) => [ROUTES[name].page, preload]))
