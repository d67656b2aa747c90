/**
 * The table of all screens. app.config, the H5 router, navigation, /auth, the access guard and the share links all read
 * it.
 * The list and document screens of libraries are in libraries.ts.
 */
import { type Params, fillPattern, matchPattern, parseQuery, splitAddress } from '@domain/format/address'
import { LIBRARY_ROUTES, type LibraryRoute, type MiniProgramRoute, type Route } from './libraries'
import { MINI_PROGRAM_ROUTES } from './mini-program'
import { PACKAGES } from './packages'

const screens = {
  search: { url: '/search', page: 'pages/search/index', title: '检索' },
  'home-search': { url: '/home-search', page: 'pages/search/index', title: '检索' },
  auth: { url: '/auth', page: 'pages/auth/index', title: '正在进入' },
  'ccc-no-login': { url: '/ccc-no-login', page: 'pages/no-login/index', title: '请登录' },
  'ccc-no-auth': { url: '/ccc-no-auth', page: 'pages/no-auth/index', title: '暂无权限' },
  'not-found': { url: '/not-found', page: 'pages/not-found/index', title: '没有找到页面' },
  'home-search-input': { url: '/home-search-input', page: 'pages/search-input/index', title: '检索' },
  advanced: { url: '/advanced', page: `${PACKAGES.advanced}/form/index`, title: '高级检索' },

  'account-security': { url: '/account-security', page: `${PACKAGES.account}/security/index`, title: '账号与安全' },
  coverage: { url: '/coverage', page: `${PACKAGES.account}/coverage/index`, title: '收录范围' },
  desk: { url: '/desk', page: `${PACKAGES.account}/desk/index`, title: '工作台' },
  reckoners: { url: '/reckoners', page: `${PACKAGES.account}/reckoners/index`, title: '计算工具' },
  'interest-curve': { url: '/reckoners/curve', page: `${PACKAGES.visual}/interest/index`, title: '利息曲线' },
  brief: { url: '/brief', page: `${PACKAGES.account}/brief/index`, title: '引用核验', point: 'lawregu' },

  ask: { url: '/ask', page: `${PACKAGES.list}/ask/index`, title: '问法条', point: 'lawregu' },
  alike: { url: '/alike', page: `${PACKAGES.list}/alike/index`, title: '案情检索', point: 'judgement' },
  'case-visual': {
    url: '/case-visual',
    page: `${PACKAGES.visual}/case/index`,
    title: '案例可视化',
    point: 'judgement',
    shareMethod: 'case_visual_interface',
  },
  'case-report': {
    url: '/case-report',
    page: `${PACKAGES.visual}/case-report/index`,
    title: '类案检索报告',
    point: 'judgement',
  },
  'law-related': {
    url: '/law-related',
    page: `${PACKAGES.detail}/law-related/index`,
    title: '相关文献',
    point: 'cnki',
  },
  'similarity-calssification-detail': {
    url: '/similarity-calssification-detail/:id',
    page: `${PACKAGES.list}/rule-book/index`,
    title: '裁判规则',
    point: 'similarity',
  },
  'excellent-calssification-detail': {
    url: '/excellent-calssification-detail/:id',
    page: `${PACKAGES.list}/excellent-theme`,
    title: '优案评析',
    point: 'goodJudgement',
  },
  'article-partner-detail': {
    url: '/article-partner/:id/:name',
    page: `${PACKAGES.list}/article-partner`,
    title: '合作机构',
    point: 'article',
  },

  'fiscal-tax-list': {
    url: '/fiscal-tax-list',
    page: `${PACKAGES.fiscal}/area/index`,
    title: '财税专区',
    skipsUserInfo: true,
  },
  'fiscal-tax-case-visual': {
    url: '/fiscal-tax-case-visual',
    page: `${PACKAGES.visual}/fiscal-case/index`,
    title: '财税案例可视化',
    skipsUserInfo: true,
  },
  'fiscal-tax-carousel': {
    url: '/fiscal-tax-carousel/:id',
    page: `${PACKAGES.fiscal}/carousel/index`,
    title: '财税专题',
    skipsUserInfo: true,
  },
  'tax-incentives-app': {
    url: '/tax-incentives-app',
    page: `${PACKAGES.fiscal}/incentives/index`,
    title: '税收优惠',
    skipsUserInfo: true,
  },
  'tax-incentives-list': {
    url: '/tax-incentives-list',
    page: `${PACKAGES.fiscal}/list/incentive`,
    title: '税收优惠',
    skipsUserInfo: true,
  },
} satisfies Record<string, Route>

export type RouteName = keyof typeof screens | MiniProgramRoute | LibraryRoute
export const ROUTES: Record<RouteName, Route> = { ...screens, ...MINI_PROGRAM_ROUTES, ...LIBRARY_ROUTES }
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[]
export const HOME: RouteName = 'search'
export const NOT_FOUND: RouteName = 'not-found'
export const NO_LOGIN: RouteName = 'ccc-no-login'

/** Returns the pages to compile for a target, in sequence. A page with several routes appears only once. */
export function pagesFor(target: 'h5' | 'weapp') {
  const routes = ROUTE_NAMES.map(name => ROUTES[name])
  const pages = routes.filter(route => target === 'weapp' || !route.weappOnly).map(route => route.page)
  return [...new Set(pages)]
}

/** Returns the public addresses of each page, in the format of Taro's H5 router. */
export function customRoutes() {
  const addresses: Record<string, string[]> = {}
  for (const page of pagesFor('h5')) {
    addresses[`/${page}`] = ROUTE_NAMES.filter(name => ROUTES[name].page === page).map(name => ROUTES[name].url)
  }
  return addresses
}

export interface ScreenTarget {
  name: RouteName
  params: Params
}

/** Returns the public address of a screen. Only this file converts between screens and addresses. */
export const addressOfScreen = (name: RouteName, params: Partial<Params> = {}) => fillPattern(ROUTES[name].url, params)

/** Returns the screen of a public address without origin and basename, or `undefined` for an unknown address. */
export function screenAt(address: string): ScreenTarget | undefined {
  const { path, search } = splitAddress(address)
  for (const name of ROUTE_NAMES) {
    const params = matchPattern(ROUTES[name].url, path)
    if (params) return { name, params: { ...parseQuery(search), ...params } }
  }
  return undefined
}
