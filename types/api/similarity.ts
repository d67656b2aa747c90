/** Similar cases and their rule books: `/similarity/api/v1/`. */
import { Type, type Static } from '@sinclair/typebox'
import { LabelledParagraph } from './judgement'
import type { LibraryContract } from './library'
import { SIMILARITY_PATHS } from './paths'
import { Query } from './search'

export const SimilarityItem = Type.Object({
  sid: Type.String(),
  title: Type.String({ description: 'hits in <em>' }),
  hitResult: Type.String(),
  rule: Type.String({ description: '裁判规则提要, hits in <em>' }),
  bookId: Type.Integer(),
  caseNumber: Type.Optional(Type.String()),
  courtName: Type.Optional(Type.String()),
  releaseDate: Type.Optional(Type.String()),
})
export type SimilarityItem = Static<typeof SimilarityItem>

export const SimilarityDetail = Type.Object({
  sid: Type.String(),
  title: Type.String(),
  bookId: Type.Integer(),
  caseNumber: Type.Optional(Type.String()),
  courtName: Type.Optional(Type.String()),
  releaseDate: Type.Optional(Type.String()),
  paragraphs: Type.Array(LabelledParagraph),
})
export type SimilarityDetail = Static<typeof SimilarityDetail>

/**
 * The contract of the library of similar cases. Its orders are `relevance` (default) and `releaseDate`. The
 * results can be filtered by rule book. The counts of rule books have a service of their own, so `facets` is empty.
 */
export const SIMILARITY_CONTRACT = {
  paths: SIMILARITY_PATHS,
  rows: 'similarities',
  item: SimilarityItem,
  detail: SimilarityDetail,
  facets: Type.Object({}),
} satisfies LibraryContract

/** GET statisticsNode/_search: the number of hits in each book. With `id`: in each chapter and section of that book. */
export const BookCountQuery = Type.Object({
  query: Type.Optional(Query),
  id: Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })),
})
export type BookCountQuery = Static<typeof BookCountQuery>

/**
 * The number of hits in a rule book, or in a chapter of the requested book. `children` are the sections of a chapter.
 */
export const StatisticsNode = Type.Object({
  id: Type.String(),
  name: Type.String(),
  count: Type.Integer(),
  children: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), count: Type.Integer() })),
})
export type StatisticsNode = Static<typeof StatisticsNode>

/** GET catalog: a class of similar cases on the home screen. Each class has a rule book. */
export const SimilarityClass = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  avatar: Type.String({ description: 'address of a picture; empty where there is none' }),
  isNew: Type.Boolean(),
  count: Type.Integer(),
})
export type SimilarityClass = Static<typeof SimilarityClass>

/** GET catalog/{id}: the rule book of one class. With `type=headings` the cases are left out. */
export const CatalogParams = Type.Object({ id: Type.String({ pattern: '^\\d{1,9}$' }) })
export const CatalogQuery = Type.Object({ type: Type.Optional(Type.Literal('headings')) })

export const Catalog = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  isNew: Type.Boolean(),
  chapters: Type.Array(
    Type.Object({
      name: Type.String(),
      sections: Type.Array(
        Type.Object({
          name: Type.String(),
          count: Type.Integer(),
          items: Type.Array(Type.Object({ sid: Type.String(), title: Type.String() })),
        }),
      ),
    }),
  ),
})
export type Catalog = Static<typeof Catalog>
