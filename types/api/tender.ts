/** Bidding notices: `/tender/api/v1/search/`. */
import { Type, type Static } from '@sinclair/typebox'
import { LabelledParagraph } from './judgement'
import { DocumentId, Facet } from './search'

const shown = {
  bid: Type.String(),
  title: Type.String({ description: 'hits in <em>' }),
  authority: Type.String(),
  region: Type.String(),
  releaseDate: Type.Optional(Type.String()),
  amount: Type.Optional(Type.Number({ description: 'yuan' })),
}

export const TenderItem = Type.Object({ ...shown, hitResult: Type.String() })
export type TenderItem = Static<typeof TenderItem>

/** GET tenderList; `order` is `relevance` (default) or `releaseDate`. */
export const TenderList = Type.Object({
  tenders: Type.Array(TenderItem),
  totalCount: Type.Integer(),
  order: Type.String(),
})
export type TenderList = Static<typeof TenderList>

/** GET tenderLeftStatistics; regions are a tree, see LeftQuery. */
export const TenderFacets = Type.Partial(
  Type.Object({
    regionResults: Type.Array(Facet),
    yearResults: Type.Array(Facet),
    authorityResults: Type.Array(Facet),
  }),
)
export type TenderFacets = Static<typeof TenderFacets>

export const BidParams = Type.Object({ bid: DocumentId })

export const TenderDetail = Type.Object({ ...shown, paragraphs: Type.Array(LabelledParagraph) })
export type TenderDetail = Static<typeof TenderDetail>
