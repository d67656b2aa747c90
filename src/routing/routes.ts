/**
 * Every screen, once. app.config, the H5 router, navigation, /auth, the access guard and the share links all read this table.
 *
 * `url` is the public address (H5); `page` is the same screen's page path (both targets).
 */
import type { ShareMethod } from '@contract/share'
import type { PermissionPoint } from '@contract/user'

export interface Route {
  url: string
  page: string
  title: string
  /** What an office user must have been granted. */
  point?: PermissionPoint
  /** In the mini-program this screen opens with a secretKey only. */
  gated?: boolean
  /** What a key to this screen is asked for as. */
  shareMethod?: ShareMethod
  /** The fiscal area asks nothing about its visitor. */
  skipsUserInfo?: boolean
  /** Compiled for the mini-program only. */
  weappOnly?: boolean
}

const MAIN = 'pages'
const DETAIL = 'pages/detail'
const ADVANCED = 'pages/advanced'
const VISUAL = 'pages/visual'
const FISCAL = 'pages/fiscal'
export const SUB_PACKAGES = [DETAIL, ADVANCED, VISUAL, FISCAL]

/** A screen of the fiscal area. */
const fiscal = (url: string, page: string, title: string): Route => ({
  url,
  page: `${FISCAL}/${page}/index`,
  title,
  skipsUserInfo: true,
})

const table = {
  search: { url: '/search', page: `${MAIN}/search/index`, title: '检索' },
  'home-search': { url: '/home-search', page: `${MAIN}/search/index`, title: '检索' },
  auth: { url: '/auth', page: `${MAIN}/auth/index`, title: '正在进入' },
  'ccc-no-login': { url: '/ccc-no-login', page: `${MAIN}/no-login/index`, title: '请登录' },
  'ccc-no-auth': { url: '/ccc-no-auth', page: `${MAIN}/no-auth/index`, title: '暂无权限' },
  'not-found': { url: '/not-found', page: `${MAIN}/not-found/index`, title: '没有找到页面' },
  pdf: { url: '/pdf', page: `${MAIN}/pdf/index`, title: '打开文件', weappOnly: true },
  'home-search-input': {
    url: '/home-search-input',
    page: `${MAIN}/search-input/index`,
    title: '检索',
  },

  'case-list': {
    url: '/case-list',
    page: `${MAIN}/case-list/index`,
    title: '案例',
    point: 'judgement',
  },
  'case-detail': {
    url: '/case-detail/:jid',
    page: `${DETAIL}/case/index`,
    title: '案例详情',
    point: 'judgement',
    gated: true,
    shareMethod: 'judgement_details_interface',
  },
  'case-visual': {
    url: '/case-visual',
    page: `${VISUAL}/case/index`,
    title: '案例可视化',
    point: 'judgement',
    gated: true,
    shareMethod: 'case_visual_interface',
  },
  'case-report': {
    url: '/case-report',
    page: `${VISUAL}/case-report/index`,
    title: '类案检索报告',
    point: 'judgement',
  },

  'law-list': { url: '/law-list', page: `${MAIN}/law-list/index`, title: '法规', point: 'lawregu' },
  'law-detail': {
    url: '/law-detail/:lid',
    page: `${DETAIL}/law/index`,
    title: '法规详情',
    point: 'lawregu',
    gated: true,
    shareMethod: 'lawregu_details_interface',
  },
  'law-related': {
    url: '/law-related',
    page: `${DETAIL}/law-related/index`,
    title: '相关文献',
    point: 'cnki',
  },

  'judicial-list': {
    url: '/judicial-list',
    page: `${MAIN}/judicial-list/index`,
    title: '司法观点',
    point: 'judicialview',
  },
  'judicial-detail': {
    url: '/judicial-detail/:vid',
    page: `${DETAIL}/judicial/index`,
    title: '司法观点详情',
    point: 'judicialview',
    gated: true,
    shareMethod: 'judicialview_details_interface',
  },

  'similarity-list': {
    url: '/similarity-list',
    page: `${MAIN}/similarity-list/index`,
    title: '类案',
    point: 'similarity',
  },
  'similarity-detail': {
    url: '/similarity-detail/:sid',
    page: `${DETAIL}/similarity/index`,
    title: '类案详情',
    point: 'similarity',
  },
  'similarity-calssification-detail': {
    url: '/similarity-calssification-detail/:id',
    page: `${MAIN}/rule-book/index`,
    title: '裁判规则',
    point: 'similarity',
  },

  'excellent-case-new-list': {
    url: '/excellent-case-new-list',
    page: `${MAIN}/excellent-list/index`,
    title: '优案评析',
    point: 'goodJudgement',
  },
  'excellent-calssification-detail': {
    url: '/excellent-calssification-detail/:id',
    page: `${MAIN}/excellent-theme/index`,
    title: '优案评析',
    point: 'goodJudgement',
  },

  'article-list': {
    url: '/article-list',
    page: `${MAIN}/article-list/index`,
    title: '文章',
    point: 'article',
  },
  'article-detail': {
    url: '/article-detail/:jid',
    page: `${DETAIL}/article/index`,
    title: '文章详情',
    point: 'article',
  },
  'article-partner-detail': {
    url: '/article-partner/:id/:name',
    page: `${MAIN}/article-partner/index`,
    title: '合作机构',
    point: 'article',
  },

  'proDoc-list': {
    url: '/proDoc-list',
    page: `${MAIN}/pro-doc-list/index`,
    title: '检察文书',
    point: 'inspection',
  },
  'proDoc-detail': {
    url: '/proDoc-detail/:iid',
    page: `${DETAIL}/pro-doc/index`,
    title: '检察文书详情',
    point: 'inspection',
  },

  'bidding-list': {
    url: '/bidding-list',
    page: `${MAIN}/bidding-list/index`,
    title: '招标投标',
    point: 'tender',
  },
  'bidding-detail': {
    url: '/bidding-detail/:bid',
    page: `${DETAIL}/bidding/index`,
    title: '招标投标详情',
    point: 'tender',
  },

  advanced: { url: '/advanced', page: `${ADVANCED}/form/index`, title: '高级检索' },

  'fiscal-tax-list': fiscal('/fiscal-tax-list', 'list', '财税专区'),
  'fiscal-tax-law-list': fiscal('/fiscal-tax-law-list', 'law-list', '财税法规'),
  'fiscal-tax-law-detail': fiscal('/fiscal-tax-law-detail/:lid', 'law', '财税法规详情'),
  'fiscal-tax-case-list': fiscal('/fiscal-tax-case-list', 'case-list', '财税案例'),
  'fiscal-tax-case-detail': fiscal('/fiscal-tax-case-detail/:id', 'case', '财税案例详情'),
  'fiscal-tax-case-visual': {
    url: '/fiscal-tax-case-visual',
    page: `${VISUAL}/fiscal-case/index`,
    title: '财税案例可视化',
    skipsUserInfo: true,
  },
  'fiscal-tax-penalty-list': fiscal('/fiscal-tax-penalty-list', 'penalty-list', '行政处罚'),
  'fiscal-tax-penalty-detail': fiscal('/fiscal-tax-penalty-detail/:id', 'penalty', '行政处罚详情'),
  'fiscal-tax-dynamic-list': fiscal('/fiscal-tax-dynamic-list', 'dynamic-list', '财税动态'),
  'fiscal-tax-dynamic-detail': fiscal('/fiscal-tax-dynamic-detail/:id', 'dynamic', '财税动态详情'),
  'fiscal-tax-qa-list': fiscal('/fiscal-tax-qa-list', 'qa-list', '财税问答'),
  'fiscal-tax-qa-detail': fiscal('/fiscal-tax-qa-detail/:id', 'qa', '财税问答详情'),
  'fiscal-tax-carousel': fiscal('/fiscal-tax-carousel/:id', 'carousel', '财税专题'),
  'tax-incentives-app': fiscal('/tax-incentives-app', 'incentives', '税收优惠'),
  'tax-incentives-list': fiscal('/tax-incentives-list', 'incentives-list', '税收优惠'),
} satisfies Record<string, Route>

export type RouteName = keyof typeof table
export const ROUTES: Record<RouteName, Route> = table
export const ROUTE_NAMES = Object.keys(table) as RouteName[]
export const HOME: RouteName = 'search'
export const NOT_FOUND: RouteName = 'not-found'
export const NO_LOGIN: RouteName = 'ccc-no-login'
