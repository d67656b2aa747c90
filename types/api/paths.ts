/**
 * The paths of the remote services, which app and server share. They are plain strings, because the app bundles them.
 * Callers replace parameters such as `:jid`.
 */

/** Paths of routes that several libraries have. */
export interface LibraryPaths {
  list?: string
  facets?: string
  suggest?: string
  detail?: string
  download?: string
}

/** Returns the standard paths of a library. New libraries should use them. */
export const libraryPaths = (base: string, id: string) => ({
  list: `${base}/list`,
  facets: `${base}/facets`,
  suggest: `${base}/suggest`,
  detail: `${base}/:${id}`,
  download: `${base}/download/:${id}`,
})

const CASE_SERVICE = '/judgement-search/api/v1'
const LAW_SERVICE = '/ilawregu-search/api/v1/lawregu'
const JUDICIAL_SERVICE = '/judicialview/api/v1/judicialview'
const ARTICLE_SERVICE = '/iarticle-search/api/v1/article'
const COLUMN_SERVICE = '/iarticle-search/api/v1/article-column'
const SIMILARITY_SERVICE = '/similarity/api/v1'
const INSPECTION_SERVICE = '/inspection/api/v1/search'
const TENDER_SERVICE = '/tender/api/v1/search'
const FISCAL_SERVICE = '/fiscal-tax/api/v1/search'
const INCENTIVE_SERVICE = '/fiscal-tax/api/v1/taxIncentives'

export const CASE_PATHS = {
  list: `${CASE_SERVICE}/search/list`,
  listWithFacets: `${CASE_SERVICE}/search/caseList`,
  facets: `${CASE_SERVICE}/search/caseLeftStatistics`,
  facet: `${CASE_SERVICE}/search/caseLeftStatisticsByField`,
  charts: `${CASE_SERVICE}/search/statisticsByFields`,
  allCharts: `${CASE_SERVICE}/search/getAllVisualData`,
  citations: `${CASE_SERVICE}/search/lawref/stat`,
  citationsAsLaws: '/ilaw/api/v1/search/lawref/stat',
  suggest: `${CASE_SERVICE}/search/recommend/suggest`,
  similarCases: `${CASE_SERVICE}/alike`,
  detail: `${CASE_SERVICE}/search/:jid`,
  download: `${CASE_SERVICE}/es/download/:jid`,
}

export const EXCELLENT_PATHS = {
  list: `${CASE_SERVICE}/excellent/list`,
  themes: `${CASE_SERVICE}/excellent/themes`,
  theme: `${CASE_SERVICE}/excellent/themes/:id`,
  facet: `${CASE_SERVICE}/excellent/leftStatisticsByField`,
  suggest: `${CASE_SERVICE}/excellent/suggest`,
}

export const REPORT_PATHS = {
  make: `${CASE_SERVICE}/report`,
  file: `${CASE_SERVICE}/report/:key`,
}

export const SHARE_PATHS = {
  key: `${CASE_SERVICE}/share/generateShareSecretKey`,
  data: `${CASE_SERVICE}/share/getShareDataBySecretKey`,
}

export const LAW_PATHS = {
  list: `${LAW_SERVICE}/list`,
  facet: `${LAW_SERVICE}/lawLeftStatisticsByField`,
  newest: `${LAW_SERVICE}/newLawExpress`,
  suggest: `${LAW_SERVICE}/recommend/suggest`,
  detail: `${LAW_SERVICE}/:lid`,
  related: `${LAW_SERVICE}/:lid/related`,
  article: `${LAW_SERVICE}/item`,
  articles: `${LAW_SERVICE}/articles`,
  findArticle: `${LAW_SERVICE}/findLawReguItem`,
  findArticles: `${LAW_SERVICE}/findLawreguItems`,
  download: `${LAW_SERVICE}/download/:lid`,
}

export const JUDICIAL_PATHS = {
  list: `${JUDICIAL_SERVICE}/search`,
  suggest: `${JUDICIAL_SERVICE}/suggest`,
  detail: `${JUDICIAL_SERVICE}/:vid`,
  download: `${JUDICIAL_SERVICE}/download/:vid`,
}

export const ARTICLE_PATHS = {
  list: `${ARTICLE_SERVICE}/articleList`,
  facets: `${ARTICLE_SERVICE}/articleLeft`,
  hot: `${ARTICLE_SERVICE}/getHotArticle`,
  suggest: `${ARTICLE_SERVICE}/recommend/suggest`,
  detail: `${ARTICLE_SERVICE}/findArticleById/:id`,
  download: `${ARTICLE_SERVICE}/downloadByAid/:id`,
}

export const COLUMN_PATHS = {
  list: `${COLUMN_SERVICE}/list`,
  detail: `${COLUMN_SERVICE}/details`,
}

export const SIMILARITY_PATHS = {
  list: `${SIMILARITY_SERVICE}/similarity/_search`,
  suggest: `${SIMILARITY_SERVICE}/suggest`,
  detail: `${SIMILARITY_SERVICE}/similarity/:sid`,
  download: `${SIMILARITY_SERVICE}/download/:sid`,
}

export const RULE_BOOK_PATHS = {
  nodes: `${SIMILARITY_SERVICE}/statisticsNode/_search`,
  list: `${SIMILARITY_SERVICE}/catalog`,
  detail: `${SIMILARITY_SERVICE}/catalog/:id`,
}

export const INSPECTION_PATHS = {
  list: `${INSPECTION_SERVICE}/inspectionList`,
  facets: `${INSPECTION_SERVICE}/inspectionLeftStatistics`,
  suggest: `${INSPECTION_SERVICE}/suggest`,
  suggestCause: `${INSPECTION_SERVICE}/suggestCase`,
  detail: `${INSPECTION_SERVICE}/:iid`,
  download: `${INSPECTION_SERVICE}/download/:iid`,
}

export const TENDER_PATHS = {
  list: `${TENDER_SERVICE}/tenderList`,
  facets: `${TENDER_SERVICE}/tenderLeftStatistics`,
  suggest: `${TENDER_SERVICE}/suggest`,
  detail: `${TENDER_SERVICE}/:bid`,
  download: `${TENDER_SERVICE}/download/:bid`,
}

export const FISCAL_PATHS = {
  list: `${FISCAL_SERVICE}/fiscalTaxList`,
  facets: `${FISCAL_SERVICE}/fiscalTaxLeft`,
  suggest: `${FISCAL_SERVICE}/suggest`,
  charts: `${FISCAL_SERVICE}/statisticsByFields`,
  detail: `${FISCAL_SERVICE}/detail`,
  detailOfType: `${FISCAL_SERVICE}/:type/:id`,
  carousel: `${FISCAL_SERVICE}/findCarouselDetailById`,
  download: `${FISCAL_SERVICE}/download/:type/:id`,
}

export const INCENTIVE_PATHS = {
  list: `${INCENTIVE_SERVICE}/list`,
  tree: `${INCENTIVE_SERVICE}/left`,
  suggest: `${INCENTIVE_SERVICE}/suggest`,
  detail: `${INCENTIVE_SERVICE}/getDetail`,
}

/** The path of search counts. Only the companion server has it; the app works without it. */
export const SEARCH_COUNT_PATHS = { counts: '/search-counts/api/v1/counts' }

/** Paths of the workspace. If a server has no sync route, a workspace stays on its device. */
export const WORKSPACE_PATHS = { sync: '/desk/api/v1/sync', export: '/desk/api/v1/export' }

export const USER_PATHS = {
  loginInfo: '/user/api/v1/login/wechat/info',
  exchangeCode: '/user/api/v1/login/wechat/web',
  restore: '/user/api/v1/login/restore',
  logout: '/user/api/v1/logout',
  me: '/im/v1/users/me',
  trial: '/admin/api/v1/trial/me',
  officePermission: '/3c-user/api/v1/alphaIsv/getOfficePermission',
}
