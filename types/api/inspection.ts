/** Documents of procuratorates (检察文书), on the wire *inspections*: `/inspection/api/v1/search/`. */
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

/**
 * The filters beside a list of procuratorate documents (检察文书). Each filter is a list of facets: its choices with their
 * counts. Causes and regions are trees.
 */
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

/** The contract of the library of procuratorate documents. Its orders are `relevance` (default) and `releaseDate`. */
export const INSPECTION_CONTRACT = {
  paths: INSPECTION_PATHS,
  rows: 'inspections',
  item: InspectionItem,
  detail: InspectionDetail,
  facets: InspectionFacets,
  suggest: InspectionSuggestQuery,
} satisfies LibraryContract
