/**
 * Every library once: its two screens, and who may open them. The table of routes, home, the search input, the advanced
 * search, the types of deep links and what can be shared all follow from here; what it is called stands in copy.categories.
 */
import type { ShareMethod } from '@contract/share'
import type { PermissionPoint } from '@contract/user'
import { copy, fill } from '../copy'

/** What the app knows of a screen. */
export interface Route {
  /** The public address (H5). */
  url: string
  /** The path of its page (both targets): a file of src. */
  page: string
  title: string
  /** What an office user must have been granted. */
  point?: PermissionPoint
  /** What a key to this screen is asked for as. Whoever has no key to such a screen cannot open it in the mini-program. */
  shareMethod?: ShareMethod
  /** The fiscal area asks nothing about its visitor. */
  skipsUserInfo?: boolean
  /** Compiled for the mini-program only. */
  weappOnly?: boolean
}

/** The screens that only the mini-program has. */
export type MiniProgramRoute = 'pdf' | 'wechat-link' | 'trial-application'

/** A screen is called as its address begins: `/case-detail/:jid` is `case-detail`. */
type Address = `/${string}`

export interface LibraryFacts {
  /** The address of its list. */
  list: Address
  /** The address of its documents, with the param that names one. */
  detail: `${Address}/:${string}`
  /** Its page files: src/pages/list/<page>.tsx and src/pages/detail/<page>.tsx, of the fiscal area in src/pages/fiscal. */
  page: string
  /** What an office user must have been granted. The fiscal area asks for nothing. */
  point?: PermissionPoint
  /** What a key to one of its documents is asked for as. */
  shareMethod?: ShareMethod
  /** Whether it has a form of advanced search. */
  advanced?: boolean
}

export const LIBRARIES = {
  case: {
    list: '/case-list',
    detail: '/case-detail/:jid',
    page: 'case',
    point: 'judgement',
    shareMethod: 'judgement_details_interface',
    advanced: true,
  },
  law: {
    list: '/law-list',
    detail: '/law-detail/:lid',
    page: 'law',
    point: 'lawregu',
    shareMethod: 'lawregu_details_interface',
    advanced: true,
  },
  judicial: {
    list: '/judicial-list',
    detail: '/judicial-detail/:vid',
    page: 'judicial',
    point: 'judicialview',
    shareMethod: 'judicialview_details_interface',
    advanced: true,
  },
  similarity: {
    list: '/similarity-list',
    detail: '/similarity-detail/:sid',
    page: 'similarity',
    point: 'similarity',
    advanced: true,
  },
  // Its documents are cases, and open as such.
  excellentCaseNew: {
    list: '/excellent-case-new-list',
    detail: '/case-detail/:jid',
    page: 'excellent',
    point: 'goodJudgement',
  },
  article: {
    list: '/article-list',
    detail: '/article-detail/:jid',
    page: 'article',
    point: 'article',
    advanced: true,
  },
  proDoc: {
    list: '/proDoc-list',
    detail: '/proDoc-detail/:iid',
    page: 'pro-doc',
    point: 'inspection',
    advanced: true,
  },
  bidding: { list: '/bidding-list', detail: '/bidding-detail/:bid', page: 'bidding', point: 'tender' },
} satisfies Record<string, LibraryFacts>

/** The parts of the fiscal area. */
export const FISCAL_LIBRARIES = {
  fiscalLaw: { list: '/fiscal-tax-law-list', detail: '/fiscal-tax-law-detail/:lid', page: 'law' },
  fiscalCase: { list: '/fiscal-tax-case-list', detail: '/fiscal-tax-case-detail/:id', page: 'case' },
  fiscalPenalty: {
    list: '/fiscal-tax-penalty-list',
    detail: '/fiscal-tax-penalty-detail/:id',
    page: 'penalty',
  },
  fiscalDynamic: {
    list: '/fiscal-tax-dynamic-list',
    detail: '/fiscal-tax-dynamic-detail/:id',
    page: 'dynamic',
  },
  fiscalQa: { list: '/fiscal-tax-qa-list', detail: '/fiscal-tax-qa-detail/:id', page: 'qa' },
} satisfies Record<string, LibraryFacts>

type Tables = typeof LIBRARIES & typeof FISCAL_LIBRARIES
export type LibraryKey = keyof Tables

/** How a library is called; its screens' title may be another. One that has no words is a mistake the compiler finds. */
export const LIBRARY_WORDS: Record<LibraryKey, { label: string; placeholder: string; title?: string }> = copy.categories

type NameOf<Of extends Address> = Of extends `/${infer Name}/${string}`
  ? Name
  : Of extends `/${infer Name}`
    ? Name
    : never
export type LibraryRoute = NameOf<Tables[LibraryKey]['list' | 'detail']>

/** The param that names a document: `jid`. */
export const paramOf = (detail: LibraryFacts['detail']) => detail.split(':')[1] ?? ''

export const routeOf = (address: Address) => address.split('/')[1] as LibraryRoute

/** The screens of libraries. What has an address already keeps it: excellent cases open on the screen of cases. */
function routesOf(libraries: Record<string, LibraryFacts>, folder: string, common: Partial<Route>) {
  const routes: Partial<Record<LibraryRoute, Route>> = {}
  for (const [key, { list, detail, page, point, shareMethod }] of Object.entries(libraries)) {
    const { label, title = label } = LIBRARY_WORDS[key as LibraryKey]
    routes[routeOf(list)] = { url: list, page: `${folder}/list/${page}`, title, point, ...common }
    routes[routeOf(detail)] ??= {
      url: detail,
      page: `${folder}/detail/${page}`,
      title: fill(copy.documentOf, { library: title }),
      point,
      shareMethod,
      ...common,
    }
  }
  return routes
}

export const LIBRARY_ROUTES = {
  ...routesOf(LIBRARIES, 'pages', {}),
  ...routesOf(FISCAL_LIBRARIES, 'pages/fiscal', { skipsUserInfo: true }),
} as Record<LibraryRoute, Route>
