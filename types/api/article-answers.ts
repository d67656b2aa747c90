/**
 * Articles that answer a question in the user's own words: `/ilawregu-search/api/v1/lawregu/articles`. Only the
 * companion server has this service.
 */
import { Type, type Static } from '@sinclair/typebox'
import { Day } from './search'

/** GET articles: finds articles of the library that answer a question. The service generates no text of its own. */
export const ArticleAnswersQuery = Type.Object({
  question: Type.String({ description: 'at most 5,000 characters' }),
  /** The day on which the articles must be in force. By default today. */
  asOf: Type.Optional(Day),
  effLevel: Type.Optional(Type.String({ maxLength: 40, description: 'a value of effLevelResults' })),
  /** A province. Laws of the whole country are also returned. */
  region: Type.Optional(Type.String({ maxLength: 40 })),
  /** 1 limits the answers to fiscal laws. */
  fiscal: Type.Optional(Type.Literal('1')),
  pageIndex: Type.Optional(Type.String({ description: 'from 1' })),
  pageSize: Type.Optional(Type.String({ description: 'at most 50' })),
})
export type ArticleAnswersQuery = Static<typeof ArticleAnswersQuery>

export const ArticleAnswer = Type.Object({
  lid: Type.String(),
  title: Type.String(),
  article: Type.String({ description: '第五百七十七条' }),
  /** The headings above the article, the outermost first. */
  path: Type.Array(Type.String()),
  /** The whole text without the number. */
  text: Type.String(),
  /** `amended`: a later text applies, but the library lacks it. */
  standing: Type.Union([Type.Literal('inForce'), Type.Literal('unknown'), Type.Literal('amended')]),
  /** The current status of the law, such as 部分失效. It does not depend on `asOf`. */
  time_limited: Type.String(),
  /** The source of the first day or of the standing, as a sentence. Missing if no source states it. */
  ground: Type.Optional(Type.String()),
  eff_level: Type.String(),
  effective_date: Type.Optional(Type.String()),
  /** Words of the text that are in the question, or that mean the same as words of the question. */
  matched: Type.Array(Type.String()),
  /** The number of judgments in the library that cite the article. */
  citedBy: Type.Integer(),
  /** The number of earlier versions of the article with another text. */
  versions: Type.Integer(),
})
export type ArticleAnswer = Static<typeof ArticleAnswer>

export const ArticleAnswers = Type.Object({
  /** The number of articles, at most 100. It is 0 if no article of the library answers the question. */
  totalCount: Type.Integer(),
  understood: Type.Object({
    asOf: Type.String(),
    /** Legal terms that mean the same as words of the question. */
    words: Type.Array(Type.String()),
    /** At most five parts of the question, without question words. The app offers a full-text search for them. */
    pieces: Type.Array(Type.String()),
    /**
     * Legal terms of the question that few laws contain, and that none of these articles contains, nor its title or
     * headings. Only the first page has them.
     */
    absent: Type.Array(Type.String()),
  }),
  /** The day up to which the library is complete, as a sentence. */
  completeness: Type.Optional(Type.String()),
  articles: Type.Array(ArticleAnswer),
})
export type ArticleAnswers = Static<typeof ArticleAnswers>
