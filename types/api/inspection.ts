/** Documents of procuratorates: `/inspection/api/v1/search/`. */
import { Type, type Static } from '@sinclair/typebox'
import { LabelledParagraph } from './judgement'
import type { LibraryContract } from './library'
import { INSPECTION_PATHS } from './paths'
import { Facet } from './search'

const shared = {
  iid: Type.String(),
  title: Type.String({ description: 'hits in <em>' }),
  procuratorate: Type.String(),
  procuratorateLevel: Type.String(),
  documentType: Type.String(),
  documentNumber: Type.String(),
  cause: Type.String(),
  releaseDate: Type.String(),
}

export const InspectionItem = Type.Object({ ...shared, hitResult: Type.String() })
export type InspectionItem = Static<typeof InspectionItem>

/** The filters of procuratorate documents. Causes and regions are trees. */
export const InspectionFacets = Type.Object({
  documentTypeResults: Type.Array(Facet),
  regionResults: Type.Array(Facet),
  yearResults: Type.Array(Facet),
  causeResults: Type.Array(Facet),
  levelResults: Type.Array(Facet),
})
export type InspectionFacets = Static<typeof InspectionFacets>

export const InspectionDetail = Type.Object({ ...shared, paragraphs: Type.Array(LabelledParagraph) })
export type InspectionDetail = Static<typeof InspectionDetail>

/** GET suggest. `fields` limits the suggestions to causes, procuratorates or titles. */
export const InspectionSuggestQuery = Type.Object(
  {
    keyword: Type.Optional(Type.String({ maxLength: 100 })),
    fields: Type.Optional(
      Type.Array(Type.Union([Type.Literal('cause'), Type.Literal('procuratorate'), Type.Literal('title')]), {
        maxItems: 3,
      }),
    ),
  },
  { additionalProperties: false },
)
export type InspectionSuggestQuery = Static<typeof InspectionSuggestQuery>

/** The library of procuratorate documents. Its orders are `relevance` (default) and `releaseDate`. */
export const INSPECTIONS = {
  paths: INSPECTION_PATHS,
  rows: 'inspections',
  item: InspectionItem,
  detail: InspectionDetail,
  facets: InspectionFacets,
  suggest: InspectionSuggestQuery,
} satisfies LibraryContract
