/** Judicial viewpoints: `/judicialview/api/v1/judicialview/`. */
import { Type, type Static } from '@sinclair/typebox'
import { LabelledParagraph } from './judgement'
import { DocumentId, Facet } from './search'

export const JudicialItem = Type.Object({
  vid: Type.String(),
  viewTitle: Type.String(),
  hitResult: Type.String(),
  keywords: Type.Array(Type.String()),
  volume: Type.String(),
  releaseDate: Type.Optional(Type.String()),
})
export type JudicialItem = Static<typeof JudicialItem>

/** GET search; `order` is `relevance` (default) or `releaseDate`. */
export const JudicialList = Type.Object({
  judicialViews: Type.Array(JudicialItem),
  totalCount: Type.Integer(),
  order: Type.String(),
  keywordResults: Type.Array(Facet),
  volumeResults: Type.Array(Facet),
})
export type JudicialList = Static<typeof JudicialList>

export const VidParams = Type.Object({ vid: DocumentId })

export const JudicialDetail = Type.Object({
  vid: Type.String(),
  viewTitle: Type.String(),
  keywords: Type.Array(Type.String()),
  volume: Type.String(),
  releaseDate: Type.Optional(Type.String()),
  paragraphs: Type.Array(LabelledParagraph),
})
export type JudicialDetail = Static<typeof JudicialDetail>

/** GET suggest */
export const JudicialSuggestQuery = Type.Object({
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  fields: Type.Optional(Type.Array(Type.Union([Type.Literal('keywords'), Type.Literal('viewTitle')]), { maxItems: 5 })),
})
export type JudicialSuggestQuery = Static<typeof JudicialSuggestQuery>
