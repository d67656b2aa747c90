/** Documents of procuratorates: `/inspection/api/v1/search/`. */
import { Type, type Static } from '@sinclair/typebox'
import { LabelledParagraph } from './judgement'
import { DocumentId, Facet } from './search'

const shown = {
  iid: Type.String(),
  title: Type.String({ description: 'hits in <em>' }),
  procuratorate: Type.String(),
  procuratorateLevel: Type.String(),
  documentType: Type.String(),
  documentNumber: Type.String(),
  cause: Type.String(),
  releaseDate: Type.String(),
}

export const InspectionItem = Type.Object({ ...shown, hitResult: Type.String() })
export type InspectionItem = Static<typeof InspectionItem>

/** GET inspectionList; `order` is `relevance` (default) or `releaseDate`. */
export const InspectionList = Type.Object({
  inspections: Type.Array(InspectionItem),
  totalCount: Type.Integer(),
  order: Type.String(),
})
export type InspectionList = Static<typeof InspectionList>

/** GET inspectionLeftStatistics; causes and regions are trees, see LeftQuery. */
export const InspectionFacets = Type.Partial(
  Type.Object({
    documentTypeResults: Type.Array(Facet),
    regionResults: Type.Array(Facet),
    yearResults: Type.Array(Facet),
    causeResults: Type.Array(Facet),
    levelResults: Type.Array(Facet),
  }),
)
export type InspectionFacets = Static<typeof InspectionFacets>

export const IidParams = Type.Object({ iid: DocumentId })

export const InspectionDetail = Type.Object({ ...shown, paragraphs: Type.Array(LabelledParagraph) })
export type InspectionDetail = Static<typeof InspectionDetail>

/** GET suggest; `fields` narrows it to causes, procuratorates or titles. */
export const InspectionSuggestQuery = Type.Object({
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  fields: Type.Optional(
    Type.Array(Type.Union([Type.Literal('cause'), Type.Literal('procuratorate'), Type.Literal('title')]), {
      maxItems: 3,
    }),
  ),
})
export type InspectionSuggestQuery = Static<typeof InspectionSuggestQuery>
