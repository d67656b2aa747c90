/** Practice articles and partner columns: `/iarticle-search/api/v1/`. */
import { Type, type Static } from '@sinclair/typebox'
import { LabelledParagraph } from './judgement'
import type { LibraryContract } from './library'
import { ARTICLE_PATHS } from './paths'
import { Facet } from './search'

export const ArticleItem = Type.Object({
  jid: Type.String(),
  title: Type.String({ description: 'hits in <em>' }),
  hitResult: Type.String(),
  authors: Type.Array(Type.String()),
  organ: Type.Optional(Type.String({ description: 'the partner institution' })),
  releaseDate: Type.String(),
})
export type ArticleItem = Static<typeof ArticleItem>

/** The filters beside a list of practice articles. Each filter is a list of facets: its choices with their counts. */
export const ArticleFacets = Type.Object({
  partnerResults: Type.Array(Facet),
  authorResults: Type.Array(Facet),
  yearResults: Type.Array(Facet),
})
export type ArticleFacets = Static<typeof ArticleFacets>

export const ArticleDetail = Type.Object({
  jid: Type.String(),
  title: Type.String(),
  authors: Type.Array(Type.String()),
  organ: Type.Optional(Type.String()),
  partnerId: Type.Optional(Type.String()),
  releaseDate: Type.String(),
  paragraphs: Type.Array(LabelledParagraph),
})
export type ArticleDetail = Static<typeof ArticleDetail>

/** GET article/recommend/suggest. `advancedFlag=true` limits the suggestions to those that become a condition. */
const ArticleSuggestQuery = Type.Object({
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  pageSize: Type.Optional(Type.String()),
  advancedFlag: Type.Optional(Type.String({ maxLength: 5 })),
})
type ArticleSuggestQuery = Static<typeof ArticleSuggestQuery>

/** The contract of the library of practice articles. Its orders are `relevance` (default) and `releaseDate`. */
export const ARTICLE_CONTRACT = {
  paths: ARTICLE_PATHS,
  rows: 'articles',
  item: ArticleItem,
  detail: ArticleDetail,
  facets: ArticleFacets,
  suggest: ArticleSuggestQuery,
} satisfies LibraryContract

/**
 * GET article-column/details: selects a column by its name or its WeChat account. GET article-column/list returns all.
 */
export const ColumnQuery = Type.Object({
  columnName: Type.Optional(Type.String({ maxLength: 100 })),
  wechatBiz: Type.Optional(Type.String({ maxLength: 100 })),
})
export type ColumnQuery = Static<typeof ColumnQuery>

/** The column of a partner institution: its practice articles, under one name. */
export const PartnerColumn = Type.Object({
  id: Type.String(),
  columnName: Type.String(),
  slogan: Type.String(),
  icon: Type.String({ description: 'address of a picture; empty where there is none' }),
  wechatBiz: Type.String(),
  columnArticleTotal: Type.Integer(),
})
export type PartnerColumn = Static<typeof PartnerColumn>

/** GET article/getHotArticle: the most read articles, of one institution or of all. */
export const HotArticleQuery = Type.Object({ organ: Type.Optional(Type.String({ maxLength: 100 })) })
export type HotArticleQuery = Static<typeof HotArticleQuery>
