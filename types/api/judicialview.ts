/** Judicial viewpoints: `/judicialview/api/v1/judicialview/`. */
import { Type, type Static } from '@sinclair/typebox'
import { LabelledParagraph } from './judgement'
import type { LibraryContract } from './library'
import { JUDICIAL_PATHS } from './paths'
import { Facet } from './search'

export const JudicialItem = Type.Object({
  vid: Type.String(),
  viewTitle: Type.String(),
  hitResult: Type.String(),
  keywords: Type.Array(Type.String()),
  volume: Type.String(),
  releaseDate: Type.Optional(Type.String()),
})
export type JudicialItem = Static<typeof JudicialItem>

/** The filters beside a list of viewpoints. Each filter is a list of facets: its choices with their counts. */
export const JudicialFacets = Type.Object({
  keywordResults: Type.Array(Facet),
  volumeResults: Type.Array(Facet),
})
export type JudicialFacets = Static<typeof JudicialFacets>

export const JudicialDetail = Type.Object({
  vid: Type.String(),
  viewTitle: Type.String(),
  keywords: Type.Array(Type.String()),
  volume: Type.String(),
  releaseDate: Type.Optional(Type.String()),
  paragraphs: Type.Array(LabelledParagraph),
})
export type JudicialDetail = Static<typeof JudicialDetail>

/** GET suggest. `fields` limits the suggestions to keywords or titles. */
export const JudicialSuggestQuery = Type.Object(
  {
    keyword: Type.Optional(Type.String({ maxLength: 100 })),
    fields: Type.Optional(
      Type.Array(Type.Union([Type.Literal('keywords'), Type.Literal('viewTitle')]), { maxItems: 5 }),
    ),
  },
  { additionalProperties: false },
)
export type JudicialSuggestQuery = Static<typeof JudicialSuggestQuery>

/** The contract of the library of judicial viewpoints. Its orders are `relevance` (default) and `releaseDate`. */
export const JUDICIAL_CONTRACT = {
  paths: JUDICIAL_PATHS,
  rows: 'judicialViews',
  item: JudicialItem,
  detail: JudicialDetail,
  facets: JudicialFacets,
  suggest: JudicialSuggestQuery,
  share: 'judicialview_details_interface',
} satisfies LibraryContract
