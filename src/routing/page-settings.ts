/** What a host must know of a page before its code runs. The build writes it beside each page (config/plugins/page-settings.ts). */
import type { PageConfig } from '@tarojs/taro'
import { LIMITS } from '@domain/limits'
import { FISCAL_LIBRARIES, LIBRARIES, routeOf, type LibraryRoute } from './libraries'
import { ROUTE_NAMES, ROUTES, type RouteName, HOME } from './routes'
import { PACKAGES, type Package } from './packages'

/** The host's menu forwards the page to a chat. */
const FORWARDED: PageConfig = { enableShareAppMessage: true }
/** The host's menu forwards the page to a chat and to Moments. */
const DOCUMENT: PageConfig = { ...FORWARDED, enableShareTimeline: true }
const LOADS_MORE: PageConfig = { onReachBottomDistance: LIMITS.scroll.distance }
/** Pull to refresh, for WeChat only: H5 omits it (config/h5.ts), because browsers have their own. */
const PULLED: PageConfig = { enablePullDownRefresh: true }
const LIST: PageConfig = { ...FORWARDED, ...LOADS_MORE, ...PULLED }

const libraries = Object.values({ ...LIBRARIES, ...FISCAL_LIBRARIES })

/** The settings of each route beside its title. */
const SETTINGS: Partial<Record<RouteName, PageConfig>> = {
  search: { ...FORWARDED, navigationStyle: 'custom' },
  desk: PULLED,
  reckoners: FORWARDED,
  'interest-curve': FORWARDED,
  brief: DOCUMENT,
  ask: LIST,
  alike: LOADS_MORE,
  'case-visual': DOCUMENT,
  'excellent-calssification-detail': LIST,
  'article-partner-detail': LIST,
  'fiscal-tax-list': FORWARDED,
  // Only an address with a query shows a list that can reload.
  'tax-incentives-app': { ...LIST, enablePullDownRefresh: false },
  'tax-incentives-list': LIST,
  ...Object.fromEntries(libraries.map(({ list }) => [routeOf(list), LIST])),
  ...Object.fromEntries(libraries.map(({ detail }) => [routeOf(detail), DOCUMENT])),
}

/** Returns the settings of each page. The first of two routes with one page decides. */
export function pageSettings(): Record<string, PageConfig> {
  const entries = ROUTE_NAMES.map((name): [string, PageConfig] => {
    const { page, title } = ROUTES[name]
    return [page, { navigationBarTitleText: title, ...SETTINGS[name] }]
  })
  return Object.fromEntries(entries.reverse())
}

interface Preload {
  network: 'all' | 'wifi'
  packages: Package[]
}

const { list, detail, advanced, visual } = PACKAGES

/** The lists that are often opened by a link. */
const listsByLink = (['law', 'judicial', 'similarity'] as const).map(library => routeOf(LIBRARIES[library].list))

/**
 * The packages that WeChat preloads on a page, because the reader will probably open them next. Small
 * packages load on any network. The package of the charts is as large as all others together, so it waits for
 * Wi-Fi. The pages of one package may preload 2 MB together. Only pages that are often opened by a link
 * therefore repeat the packages of the home screen.
 */
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
