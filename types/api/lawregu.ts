/** Laws and regulations: `/ilawregu-search/api/v1/lawregu/`. */
import { Type, type Static } from '@sinclair/typebox'
import { treeNodeParams } from './facets'
import type { LibraryContract } from './library'
import { LAW_PATHS } from './paths'
import { Day, DocumentId, Facet, Query } from './search'

/** Why a law has its status. */
export const StandingGround = Type.Object({
  kind: Type.Union([
    Type.Literal('source'),
    Type.Literal('repealed'),
    Type.Literal('superseded'),
    Type.Literal('pending'),
    Type.Literal('begun'),
    Type.Literal('expired'),
  ]),
  /** The title of the repealing law or of the later version. */
  title: Type.Optional(Type.String()),
  lid: Type.Optional(Type.String()),
  /** The article of the repealing law. */
  article: Type.Optional(Type.String()),
  day: Type.Optional(Type.String()),
})

/** The day up to which the library has all laws, as a sentence. */
const completeness = { completeness: Type.Optional(Type.String({ description: '本库收录至2026年3月1日' })) }

/** The sources of a first day and of a status, as sentences. */
const basis = {
  /** The source of the first day in force. If the day is unknown, a sentence says so. */
  effective_basis: Type.Optional(Type.String()),
  /** Why the law has its status. */
  standing_basis: Type.Optional(Type.String()),
  ...completeness,
}

export const LawItem = Type.Object({
  lid: Type.String(),
  title: Type.String(),
  time_limited: Type.String(),
  eff_level: Type.String(),
  hitResult: Type.String(),
  dispatch_authority: Type.String(),
  document_number: Type.Optional(Type.String()),
  effective_date: Type.Optional(Type.String()),
  posting_date: Type.Optional(Type.String()),
  /** The article that the query names. `hitResult` is then its text. */
  article: Type.Optional(Type.String()),
})
export type LawItem = Static<typeof LawItem>

/** The filters beside a list of laws. Each filter is a list of facets: its choices with their counts. */
export const LawFacets = Type.Object({
  effLevelResults: Type.Array(Facet),
  timeLimitedResults: Type.Array(Facet),
  regionResults: Type.Array(Facet),
})
export type LawFacets = Static<typeof LawFacets>

/** GET lawLeftStatisticsByField: one filter. */
export const LawFieldQuery = Type.Object({
  query: Type.Optional(Query),
  field: Type.String({ maxLength: 40 }),
  ...treeNodeParams,
})
export type LawFieldQuery = Static<typeof LawFieldQuery>

/** An earlier wording of an article, and the version of the law that contained it. */
export const LegislationHistory = Type.Object({
  lid: Type.String(),
  title: Type.String(),
  text: Type.String(),
  actionName: Type.String(),
})
export type LegislationHistory = Static<typeof LegislationHistory>

/** A line of the body: a heading (level 1 and up), an article or plain text (level 0). */
export const LawBodyLine = Type.Object({
  text: Type.String({ description: 'hits in <em>' }),
  level: Type.Integer(),
  fullName: Type.Optional(Type.String({ description: 'number of the article' })),
  isPublisher: Type.Boolean(),
  isDate: Type.Boolean(),
  lawreguItemLegislationHistoryVos: Type.Optional(Type.Array(LegislationHistory)),
})
export type LawBodyLine = Static<typeof LawBodyLine>

/** A heading in the table of contents. */
export const LawIndex = Type.Object({
  text: Type.String(),
  level: Type.Integer(),
  /** The index of the heading in `law_regulation_introductions`. */
  position: Type.Integer(),
  /** The articles below the heading: 第一条-第九条. */
  articleRange: Type.Optional(Type.String()),
})
export type LawIndex = Static<typeof LawIndex>

/** A version of a law in the library. Only the companion server sends it. */
export const LawVersion = Type.Object({
  lid: Type.String(),
  posting_date: Type.String(),
  time_limited: Type.String(),
})
export type LawVersion = Static<typeof LawVersion>

/** The standing of a law on a day. If another version was in force on that day, `version` names it. */
export const LawOnDay = Type.Object({
  day: Type.String(),
  standing: Type.Union([
    Type.Literal('inForce'),
    Type.Literal('notYet'),
    Type.Literal('repealed'),
    Type.Literal('unknown'),
  ]),
  version: Type.Optional(
    Type.Object({
      lid: Type.String(),
      title: Type.String(),
      effective_date: Type.Optional(Type.String()),
      /** For articles: whether that version lacks the article. */
      lacksArticle: Type.Optional(Type.Boolean()),
    }),
  ),
})
export type LawOnDay = Static<typeof LawOnDay>

export const LawDetail = Type.Object({
  lid: Type.String(),
  title: Type.String(),
  dispatch_authority: Type.String(),
  posting_date: Type.Optional(Type.String()),
  eff_level: Type.String(),
  document_number: Type.Optional(Type.String()),
  effective_date: Type.Optional(Type.String()),
  time_limited: Type.String(),
  credit_line: Type.Optional(Type.String()),
  indicate: Type.Optional(Type.String()),
  post_persion_duty: Type.Optional(Type.String()),
  post_persion_name: Type.Optional(Type.String()),
  law_regulation_introductions: Type.Array(LawBodyLine),
  law_regulation_indexes: Type.Array(LawIndex),
  relatedCount: Type.Integer(),
  on_day: Type.Optional(LawOnDay),
  /** The versions of the law in the library, the oldest first, including this one. Missing if there is no other. */
  versions: Type.Optional(Type.Array(LawVersion, { maxItems: 60 })),
  ...basis,
})
export type LawDetail = Static<typeof LawDetail>

export const LidParams = Type.Object({ lid: DocumentId })

/** The contract of the library of laws. Its orders are `relevance` (default), `postingDate` and `effectiveDate`. */
export const LAW_CONTRACT = {
  paths: LAW_PATHS,
  rows: 'lawRegus',
  item: LawItem,
  detail: LawDetail,
  beside: Type.Object(completeness),
  facets: LawFacets,
  share: 'lawregu_details_interface',
} satisfies LibraryContract

/** GET {lid}/related: a paper about a law. */
export const RelatedPaper = Type.Object({
  title: Type.String(),
  author: Type.String(),
  summary: Type.String(),
  keyWord: Type.String(),
  url: Type.String(),
})
export type RelatedPaper = Static<typeof RelatedPaper>

/**
 * The day of the citing document. The reply has the version in force on that day, or the nearest version. It also has
 * the standing of that version on that day.
 */
const asOf = Type.Optional(Day)

/** GET item: an article of a given version. */
export const LawItemQuery = Type.Object({
  lid: DocumentId,
  article: Type.String({ minLength: 1, maxLength: 60 }),
  asOf,
})
export type LawItemQuery = Static<typeof LawItemQuery>

/** POST findLawReguItem: an article by the name of its law. findLawreguItems takes an array of such requests. */
export const FindArticleRequest = Type.Object({
  law: Type.String({ minLength: 1, maxLength: 200 }),
  article: Type.Optional(Type.String({ maxLength: 60, description: '第五百七十七条, 577, 577条 …' })),
  asOf,
})
export type FindArticleRequest = Static<typeof FindArticleRequest>
export const FindArticlesRequest = Type.Array(FindArticleRequest, { minItems: 1, maxItems: 50 })

export const LawArticle = Type.Object({
  lid: Type.String(),
  title: Type.String(),
  posting_date: Type.Optional(Type.String()),
  effective_date: Type.Optional(Type.String()),
  repealed_date: Type.Optional(Type.String()),
  time_limited: Type.String(),
  eff_level: Type.String(),
  /** The standing on the requested day. Missing if the request has no day. */
  on_day: Type.Optional(LawOnDay),
  ...basis,
  /** The article. Missing if the request names none. */
  lawReguLinkBean: Type.Optional(
    Type.Object({
      tiaoName: Type.String({ description: '第五百七十七条' }),
      fullName: Type.String({ description: '中华人民共和国民法典第五百七十七条' }),
      content: Type.String(),
      lawreguItemLegislationHistoryVos: Type.Array(LegislationHistory),
    }),
  ),
})
export type LawArticle = Static<typeof LawArticle>

/** The articles in the order of the request. Null if the library lacks the law or the article. */
export const LawArticles = Type.Array(Type.Union([LawArticle, Type.Null()]))

/** GET newLawExpress: a recent law. */
export const NewLaw = Type.Object({
  lid: Type.String(),
  title: Type.String(),
  postingDate: Type.Optional(Type.String()),
  documentNumber: Type.Optional(Type.String()),
  timeLimited: Type.Optional(Type.String()),
})
export type NewLaw = Static<typeof NewLaw>
export const NewLawList = Type.Object({
  lawRegus: Type.Array(NewLaw),
  totalCount: Type.Integer(),
  pageSize: Type.Integer(),
})
export type NewLawList = Static<typeof NewLawList>
