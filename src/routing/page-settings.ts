/**
 * The page settings that a host needs before the page's code runs. The build writes them beside each page
 * (config/plugins/page-settings.ts).
 */
import type { PageConfig } from '@tarojs/taro'
import { LIMITS } from '@domain/limits'
import { FISCAL_LIBRARIES, LIBRARIES, routeNameOf, type LibraryRoute } from './libraries'
import { ROUTE_NAMES, ROUTES, type RouteName, HOME } from './routes'
import { PACKAGES, type Package } from './packages'

/** Pages that the host's menu can forward to a chat. */
const FORWARDED: PageConfig = { enableShareAppMessage: true }
/** Pages that the host's menu can forward to a chat and to Moments. */
const DOCUMENT: PageConfig = { ...FORWARDED, enableShareTimeline: true }
const LOADS_MORE: PageConfig = { onReachBottomDistance: LIMITS.scroll.distance }
/** Pages with pull to refresh. Only WeChat has it, because browsers have their own (config/h5.ts). */
const PULLED: PageConfig = { enablePullDownRefresh: true }
const LIST: PageConfig = { ...FORWARDED, ...LOADS_MORE, ...PULLED }

const libraries = Object.values({ ...LIBRARIES, ...FISCAL_LIBRARIES })

/** The settings of each route, in addition to its title. */
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
  // This page shows a list that can be reloaded only if its address has a query.
  'tax-incentives-app': { ...LIST, enablePullDownRefresh: false },
  'tax-incentives-list': LIST,
  ...Object.fromEntries(libraries.map(({ list }) => [routeNameOf(list), LIST])),
  ...Object.fromEntries(libraries.map(({ detail }) => [routeNameOf(detail), DOCUMENT])),
}

/** Returns the settings of each page. If two routes share a page, the first one decides. */
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

/** The lists that are often opened directly by a link. */
const listsByLink = (['law', 'judicial', 'similarity'] as const).map(library => routeNameOf(LIBRARIES[library].list))

/**
 * The packages that WeChat preloads on a page, because the reader will probably open them next.
 * Small packages load on any network. The package of the charts is as large as all others together, so it waits for
 * Wi-Fi.
 * The pages of one package may preload 2 MB in total. Only pages often opened by a link therefore repeat the packages
 * of the home screen.
 */
const preloads: Array<readonly [RouteName, Preload]> = [
  [HOME, { network: 'all', packages: [list, detail, advanced] }],
  ...listsByLink.map((name): [LibraryRoute, Preload] => [name, { network: 'all', packages: [detail] }]),
  // A page can have only one rule. On the case list the document package therefore waits for Wi-Fi too, unless the home
  // screen has loaded it.
  ['case-list', { network: 'wifi', packages: [detail, visual] }],
  ['fiscal-tax-case-list', { network: 'wifi', packages: [visual] }],
]

/** Returns the `preloadRule` of app.json. */
export const preloadRule = () => Object.fromEntries(preloads.map(([name, preload]) => [ROUTES[name].page, preload]))
