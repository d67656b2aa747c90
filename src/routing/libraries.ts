/**
 * The table of all libraries, with their list screens, document screens and permissions.
 * The route table, home, the search input, the advanced search, deep links and sharing read it. The labels are in
 * copy.categories.
 */
import type { ShareMethod } from '@contract/share'
import type { PermissionPoint } from '@contract/user'
import { copy, fill } from '../copy'

/** The static description of a screen. */
export interface Route {
  /** The public address on H5. */
  url: string
  /** The path of the page file in src, without extension. It is the same for both targets. */
  page: string
  title: string
  /** The permission that an office user needs. */
  point?: PermissionPoint
  /** The method that requests a share key for this screen. The mini-program opens shared screens only by a key. */
  shareMethod?: ShareMethod
  /** Whether the screen loads no user info. The screens of the fiscal area do not need it. */
  skipsUserInfo?: boolean
  /** Whether the screen is compiled for the mini-program only. */
  weappOnly?: boolean
}

/** The screens that only the mini-program has. */
export type MiniProgramRoute = 'pdf' | 'wechat-link' | 'trial-application' | 'removal'

/** An address. Its first part is the name of the screen: `case-detail` in `/case-detail/:jid`. */
type Address = `/${string}`

export interface LibraryDefinition {
  /** The address of the library's list. */
  list: Address
  /** The address of the library's documents, with the name of the id parameter. */
  detail: `${Address}/:${string}`
  /**
   * The name of the page files: src/pages/list/<page>.tsx and src/pages/detail/<page>.tsx.
   * Those of the fiscal area are in src/pages/fiscal.
   */
  page: string
  /** The permission that an office user needs. The fiscal area needs none. */
  point?: PermissionPoint
  /** The method that requests a share key for a document of the library. */
  shareMethod?: ShareMethod
  /** Whether the library has a form of advanced search. */
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
  // The documents of this library are cases, so they open on the screen for cases.
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
} satisfies Record<string, LibraryDefinition>

/** The libraries of the fiscal area. */
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
} satisfies Record<string, LibraryDefinition>

type Tables = typeof LIBRARIES & typeof FISCAL_LIBRARIES
export type LibraryKey = keyof Tables

/** The labels of the libraries. A missing label is a compile error. */
export const LIBRARY_LABELS: Record<LibraryKey, { label: string; placeholder: string }> = copy.categories

type NameOf<Of extends Address> = Of extends `/${infer Name}/${string}`
  ? Name
  : Of extends `/${infer Name}`
    ? Name
    : never
export type LibraryRoute = NameOf<Tables[LibraryKey]['list' | 'detail']>

/** Returns the name of the id parameter in a document's address, such as `jid`. */
export const idParamOf = (detail: LibraryDefinition['detail']) => detail.split(':')[1] ?? ''

export const routeNameOf = (address: Address) => address.split('/')[1] as LibraryRoute

/**
 * Returns the routes of libraries. If two libraries share an address, the first one defines its route.
 * Excellent cases therefore open on the screen for cases.
 */
function routesOf(libraries: Record<string, LibraryDefinition>, folder: string, common: Partial<Route>) {
  const routes: Partial<Record<LibraryRoute, Route>> = {}
  for (const [key, { list, detail, page, point, shareMethod }] of Object.entries(libraries)) {
    const { label } = LIBRARY_LABELS[key as LibraryKey]
    routes[routeNameOf(list)] = { url: list, page: `${folder}/list/${page}`, title: label, point, ...common }
    routes[routeNameOf(detail)] ??= {
      url: detail,
      page: `${folder}/detail/${page}`,
      title: fill(copy.documentOf, { library: label }),
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
