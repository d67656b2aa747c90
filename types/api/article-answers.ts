/** Articles that answer a question in one's own words: `/ilawregu-search/api/v1/lawregu/articles`. Companion server only. */
import { Type, type Static } from '@sinclair/typebox'
import { Day } from './search'

/** GET articles. Nothing is generated: an answer is an article as it stands in the library. */
export const ArticlesQuery = Type.Object({
  question: Type.String({ description: 'at most 5,000 characters' }),
  /** The day on which the articles must be in force. By default today. */
  asOf: Type.Optional(Day),
  effLevel: Type.Optional(Type.String({ maxLength: 40, description: 'a value of effLevelResults' })),
  /** A province. Laws of the whole country stay. */
  region: Type.Optional(Type.String({ maxLength: 40 })),
  /** Only fiscal laws: 1. */
  fiscal: Type.Optional(Type.Literal('1')),
  pageIndex: Type.Optional(Type.String({ description: 'from 1' })),
  pageSize: Type.Optional(Type.String({ description: 'at most 50' })),
})
export type ArticlesQuery = Static<typeof ArticlesQuery>

export const ArticleAnswer = Type.Object({
  lid: Type.String(),
  title: Type.String(),
  article: Type.String({ description: '第五百七十七条' }),
  /** The headings above the article, from the part down. */
  path: Type.Array(Type.String()),
  /** The whole text without the number. */
  text: Type.String(),
  /** `amended`: a later text applies, which the library lacks. */
  standing: Type.Union([Type.Literal('inForce'), Type.Literal('unknown'), Type.Literal('amended')]),
  /** The current status of the law, such as 部分失效, on any day asked for. */
  time_limited: Type.String(),
  /** What states the first day or the standing, as a sentence. Absent where nothing states it. */
  ground: Type.Optional(Type.String()),
  eff_level: Type.String(),
  effective_date: Type.Optional(Type.String()),
  /** Words of the text that the question has too, or that stand for words of the question. */
  matched: Type.Array(Type.String()),
  /** The number of judgments in the library that cite the article. */
  citedBy: Type.Integer(),
  /** The number of earlier versions of the article with another text. */
  versions: Type.Integer(),
})
export type ArticleAnswer = Static<typeof ArticleAnswer>

export const ArticleAnswers = Type.Object({
  /** The number of articles, at most 100. 0 if the library has none that answers. */
  totalCount: Type.Integer(),
  understood: Type.Object({
    asOf: Type.String(),
    /** Words of the law that stand for words of the question. */
    words: Type.Array(Type.String()),
    /** What the question says without words that only ask, at most five pieces, for a search of the full text. */
    pieces: Type.Array(Type.String()),
  }),
  /** The day up to which the library is complete, as a sentence. */
  completeness: Type.Optional(Type.String()),
  articles: Type.Array(ArticleAnswer),
})
export type ArticleAnswers = Static<typeof ArticleAnswers>
