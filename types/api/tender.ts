/** Bidding notices: `/tender/api/v1/search/`. */
import { Type, type Static } from '@sinclair/typebox'
import { LabelledParagraph } from './judgement'
import type { LibraryContract } from './library'
import { TENDER_PATHS } from './paths'
import { Facet } from './search'

const shared = {
  bid: Type.String(),
  title: Type.String({ description: 'hits in <em>' }),
  authority: Type.String(),
  region: Type.String(),
  releaseDate: Type.Optional(Type.String()),
  amount: Type.Optional(Type.Number({ description: 'yuan' })),
}

export const TenderItem = Type.Object({ ...shared, hitResult: Type.String() })
export type TenderItem = Static<typeof TenderItem>

/**
 * The filters beside a list of bidding notices. Each is a list of facets: its choices with counts. Regions are a tree.
 */
export const TenderFacets = Type.Object({
  regionResults: Type.Array(Facet),
  yearResults: Type.Array(Facet),
  authorityResults: Type.Array(Facet),
})
export type TenderFacets = Static<typeof TenderFacets>

export const TenderDetail = Type.Object({ ...shared, paragraphs: Type.Array(LabelledParagraph) })
export type TenderDetail = Static<typeof TenderDetail>

/** The contract of the library of bidding notices. Its orders are `relevance` (default) and `releaseDate`. */
export const TENDER_CONTRACT = {
  paths: TENDER_PATHS,
  rows: 'tenders',
  item: TenderItem,
  detail: TenderDetail,
  facets: TenderFacets,
} satisfies LibraryContract
