/** The fiscal and tax area: `/fiscal-tax/api/v1/`. */
import { Type, type Static } from '@sinclair/typebox'
import { CaseDetail, CaseList, LabelledParagraph } from './judgement'
import { LawDetail, LawItem } from './lawregu'
import { FacetsQuery } from './facets'
import { Day, DocumentId, Facet, KeywordQuery, ListQuery, Query } from './search'

export const FiscalTaxType = Type.Union([
  Type.Literal('LAWREGU'),
  Type.Literal('PENALTY'),
  Type.Literal('QA'),
  Type.Literal('JUDGEMENT'),
  Type.Literal('DYNAMIC'),
])
export type FiscalTaxType = Static<typeof FiscalTaxType>

/** A day. In lists it limits laws to those in force on that day. For one law it asks for the standing on that day. */
const AsOf = Day

/** GET search/fiscalTaxList: lists one section of the area, or all five sections without a type. */
export const FiscalListQuery = Type.Composite([
  ListQuery,
  Type.Object({
    fiscalTaxType: Type.Optional(FiscalTaxType),
    asOf: Type.Optional(AsOf),
  }),
])
export type FiscalListQuery = Static<typeof FiscalListQuery>

const total = { totalCount: Type.Integer() }

export const PenaltyItem = Type.Object({
  jid: Type.String(),
  title: Type.String({ description: 'hits in <em>' }),
  hitResult: Type.String(),
  caseNum: Type.Optional(Type.String()),
  penaltyDate: Type.Optional(Type.String({ description: 'the day of the decision, or its month' })),
  publishDate: Type.Optional(Type.String({ description: 'the day of the publication' })),
  institution: Type.String(),
  isReport: Type.Optional(Type.Boolean({ description: 'a report on penalties, no decision itself' })),
})
export type PenaltyItem = Static<typeof PenaltyItem>

export const QaItem = Type.Object({
  id: Type.String(),
  question: Type.String({ description: 'hits in <em>' }),
  hitResult: Type.String(),
  dispatch_authority: Type.String(),
  document_number: Type.Optional(Type.String()),
  answerDate: Type.Optional(Type.String()),
})
export type QaItem = Static<typeof QaItem>

export const DynamicItem = Type.Object({
  jid: Type.String(),
  title: Type.String({ description: 'hits in <em>' }),
  hitResult: Type.String(),
  releaseDate: Type.Optional(Type.String()),
})
export type DynamicItem = Static<typeof DynamicItem>

export const FiscalList = Type.Partial(
  Type.Object({
    lawReguListDto: Type.Object({ lawRegus: Type.Array(LawItem), ...total }),
    judgementListDto: CaseList,
    penaltyListDto: Type.Object({ penaltyDtoList: Type.Array(PenaltyItem), ...total }),
    fiscalTaxQAListDto: Type.Object({ fiscalTaxQADtoList: Type.Array(QaItem), ...total }),
    fiscalTaxDynamicListDto: Type.Object({ fiscalTaxDynamicDtoList: Type.Array(DynamicItem), ...total }),
    completeness: Type.String({ description: 'beside one section without results: 本库收录至2026年3月1日' }),
  }),
)
export type FiscalList = Static<typeof FiscalList>

/** GET search/fiscalTaxLeft: the filters of a section, empty if it has none. */
export const FiscalFacetsQuery = Type.Composite([FacetsQuery, Type.Object({ fiscalTaxType: FiscalTaxType })])
export type FiscalFacetsQuery = Static<typeof FiscalFacetsQuery>

const facets = Type.Array(Facet)
/** The filters of a section. Each filter is a list of facets: its choices with their counts. */
export const FiscalFacets = Type.Partial(
  Type.Object({ institutionResults: facets, regionResults: facets, taxTypeResults: facets, yearResults: facets }),
)

/**
 * GET search/suggest: suggestions of one section, or of all five without a type. Without a type, suggested words do not
 * become conditions.
 */
export const FiscalSuggestQuery = Type.Object(
  { ...KeywordQuery.properties, fiscalTaxType: Type.Optional(FiscalTaxType) },
  { additionalProperties: false },
)
export type FiscalSuggestQuery = Static<typeof FiscalSuggestQuery>

export const FiscalIdParams = Type.Object({ id: DocumentId })

/** GET search/detail: one document of a section. */
export const FiscalDetailQuery = Type.Object({
  id: DocumentId,
  type: FiscalTaxType,
  query: Type.Optional(Query),
  asOf: Type.Optional(AsOf),
})
export type FiscalDetailQuery = Static<typeof FiscalDetailQuery>

export const FiscalDownloadParams = Type.Object({ type: FiscalTaxType, id: DocumentId })

/** GET search/PENALTY/{id}: one penalty. */
export const PenaltyDetail = Type.Object({
  tdid: Type.String(),
  title: Type.String(),
  institution: Type.String(),
  case_number: Type.Optional(Type.String()),
  penalty_date: Type.Optional(Type.String({ description: 'the day of the decision, or its month' })),
  publish_date: Type.Optional(Type.String({ description: 'the day of the publication' })),
  sums: Type.Optional(
    Type.Array(Type.Object({ name: Type.String(), amount: Type.String({ description: 'as the text writes it' }) })),
  ),
  paragraphs: Type.Array(LabelledParagraph),
})
export type PenaltyDetail = Static<typeof PenaltyDetail>

/** GET search/QA/{id}: one question with its answer. */
export const QaDetail = Type.Object({
  id: Type.String(),
  question: Type.String(),
  answer: Type.String({ description: 'hits in <em>, lines parted by <br/>' }),
  dispatch_authority: Type.String(),
  document_number: Type.Optional(Type.String()),
  answerDate: Type.Optional(Type.String()),
  publishBody: Type.String(),
  keywords: Type.Array(Type.String()),
})
export type QaDetail = Static<typeof QaDetail>

/** GET search/DYNAMIC/{id}: one news item. */
export const DynamicDetail = Type.Object({
  jid: Type.String(),
  title: Type.String(),
  releaseDate: Type.Optional(Type.String()),
  keyWords: Type.Array(Type.String()),
  text: Type.String({ description: 'hits in <em>, lines parted by <br/>' }),
})
export type DynamicDetail = Static<typeof DynamicDetail>

/** The reply of search/detail. The requested type decides its format. */
export const FiscalDetail = Type.Union([CaseDetail, LawDetail, PenaltyDetail, QaDetail, DynamicDetail])
export type FiscalDetail = Static<typeof FiscalDetail>

/** GET search/findCarouselDetailById: one topic with its documents. */
export const CarouselQuery = Type.Object({ mapId: DocumentId })

const CarouselItem = Type.Object({ id: Type.String(), title: Type.String(), postingDate: Type.Optional(Type.String()) })
const CarouselLaw = Type.Object({
  lid: Type.String(),
  title: Type.String(),
  time_limited: Type.Optional(Type.String()),
  postingDate: Type.Optional(Type.String()),
})
const CategoryLaw = Type.Object({
  lid: Type.String(),
  title: Type.String(),
  time_limited: Type.Optional(Type.String()),
  posting_date: Type.Optional(Type.String()),
})

export const CarouselDetail = Type.Object({
  mapId: Type.String(),
  title: Type.String(),
  status: Type.Integer({ description: '1: three lists of picked documents; 2: categories of laws' }),
  detail: Type.Object({
    LAWREGU: Type.Optional(Type.Array(CarouselLaw)),
    DYNAMIC: Type.Optional(Type.Array(CarouselItem)),
    QA: Type.Optional(Type.Array(CarouselItem)),
    categories: Type.Optional(
      Type.Array(Type.Object({ name: Type.String(), query: Query, resultList: Type.Array(CategoryLaw) })),
    ),
  }),
})
export type CarouselDetail = Static<typeof CarouselDetail>

/**
 * GET taxIncentives/left: the tree below a type (`企业_所得税`) or the root (`menu`). `isDetail=true` includes the
 * incentives.
 */
export const IncentiveLeftQuery = Type.Object({
  allTypeName: Type.Optional(Type.String({ maxLength: 400 })),
  menu: Type.Optional(Type.String({ maxLength: 100 })),
  isDetail: Type.Optional(Type.String({ maxLength: 5 })),
})
export type IncentiveLeftQuery = Static<typeof IncentiveLeftQuery>

/** A node of the tree. The id of a type is its allTypeName, the id of an incentive its tid. */
export const IncentiveNode = Type.Recursive(
  Self => Type.Object({ id: Type.String(), name: Type.String(), children: Type.Array(Self) }),
  { $id: 'IncentiveNode' },
)
export type IncentiveNode = Static<typeof IncentiveNode>

export const IncentiveQuery = Type.Object({ tid: DocumentId })

export const IncentiveDetail = Type.Object({
  tid: Type.String(),
  title: Type.String(),
  allTypeName: Type.String(),
  paragraphVOs: Type.Array(Type.Object({ name: Type.String(), text: Type.String() })),
})
export type IncentiveDetail = Static<typeof IncentiveDetail>

export const IncentiveList = Type.Object({
  totalCount: Type.Integer(),
  taxIncentivesList: Type.Array(Type.Object({ tid: Type.String(), title: Type.String(), hitResult: Type.String() })),
})
export type IncentiveList = Static<typeof IncentiveList>
