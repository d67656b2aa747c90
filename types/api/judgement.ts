/** Cases: `/judgement-search/api/v1/`. */
import { Type, type Static } from '@sinclair/typebox'
import { treeNodeParams } from './facets'
import { CoverageNotice, type LibraryContract } from './library'
import { CASE_PATHS } from './paths'
import { DocumentId, Facet, ListQuery, Query } from './search'

/** The query of a case list. Its order is `relevance` (default) or `judgementDate`. */
export const CaseListQuery = ListQuery

/** What later decisions in the library did with a judgment. Only the companion server sends it. */
export const LaterReview = Type.Object({
  word: Type.String({ description: '二审已改判, 再审申请已驳回 …' }),
  /** Whether the judgment was set aside or changed, or the case is being tried again. */
  overturned: Type.Boolean(),
  /** The later decision. Only the citation check returns it. */
  by: Type.Optional(
    Type.Object({
      caseNumber: Type.String(),
      courtName: Type.Optional(Type.String()),
      judgementDate: Type.Optional(Type.String()),
      /** The id of the judgment. Missing if the library does not contain it. */
      jid: Type.Optional(Type.String()),
    }),
  ),
})
export type LaterReview = Static<typeof LaterReview>

/** A stage of the case. Only the companion server sends it. */
export const CaseStage = Type.Object({
  stage: Type.String({ description: '一审, 二审, 再审审查 …; 其他 if the number does not tell it' }),
  caseNumber: Type.String(),
  courtName: Type.Optional(Type.String()),
  judgementType: Type.Optional(Type.String({ description: '判决, 裁定 …' })),
  judgementDate: Type.Optional(Type.String()),
  /** The id of the judgment. Missing if the library does not contain it. */
  jid: Type.Optional(Type.String()),
  outcome: Type.Optional(
    Type.String({ description: '维持, 改判, 发回重审 …: what it did with the decision before it' }),
  ),
  /** The words that state the outcome. */
  ground: Type.Optional(Type.String()),
  /** The id of the judgment that contains these words. */
  groundJid: Type.Optional(Type.String()),
})
export type CaseStage = Static<typeof CaseStage>

const EntryNumber = Type.String({ description: '入库编号: 2023-07-2-490-001' })

/** An entry of 人民法院案例库. Only the companion server sends it. Its texts are also among the paragraphs. */
export const CaseEntry = Type.Object({
  number: EntryNumber,
  /** The day of entry (入库日期). */
  day: Type.Optional(Type.String()),
  /** The keywords (关键词). */
  keywords: Type.Optional(Type.Array(Type.String())),
  gist: Type.Optional(Type.String({ description: '裁判要旨' })),
  facts: Type.Optional(Type.String({ description: '基本案情' })),
  reasons: Type.Optional(Type.String({ description: '裁判理由' })),
  /** Laws and decisions of the case (关联索引), one a line. */
  index: Type.Optional(Type.String()),
})
export type CaseEntry = Static<typeof CaseEntry>

/** Who published a typical case, and when. Only the companion server sends it. */
export const CasePublication = Type.Object({ publisher: Type.String(), day: Type.String() })
export type CasePublication = Static<typeof CasePublication>

export const CaseItem = Type.Object({
  jid: Type.String(),
  title: Type.String({ description: 'hits in <em>' }),
  /** The passage with the best hits. Missing for unpublished cases. */
  hitResult: Type.Optional(Type.String()),
  notPublicReason: Type.Optional(Type.String()),
  judgementType: Type.String({ description: '判决书, 裁定书 …' }),
  leveloftria: Type.String({ description: '一审, 二审 …' }),
  caseType: Type.String({ description: '民事, 刑事 …' }),
  publishType: Type.Integer({
    description: '0 ordinary, 1 gazette, 2 guiding; our own: 3 typical (典型案例), 4 of 人民法院案例库 (参考案例)',
  }),
  courtName: Type.String(),
  judgementDate: Type.Optional(Type.String()),
  caseNumber: Type.String(),
  publication: Type.Optional(CasePublication),
  laterReview: Type.Optional(LaterReview),
  entryNumber: Type.Optional(EntryNumber),
})
export type CaseItem = Static<typeof CaseItem>

export const CaseList = Type.Object({
  judgementDtoList: Type.Array(CaseItem),
  totalCount: Type.Integer(),
})
export type CaseList = Static<typeof CaseList>

const facets = Type.Array(Facet)
/** The filters beside a case list. Each filter is a list of facets: its choices with the counts that remain. */
export const CaseFacets = Type.Object({
  caseResults: facets,
  courtResults: facets,
  regionResults: facets,
  penalLawTagResults: facets,
  tradeResults: facets,
  judgementDateResults: facets,
  acceptanceFeeLResults: facets,
  featureResults: facets,
  publishTypeResults: facets,
  trialRoundResults: facets,
  judgementTypeResults: facets,
  caseTypeResults: facets,
  courtLevelResults: facets,
  amountResults: facets,
  /** Only the companion server sends this filter. */
  laterReviewResults: Type.Optional(facets),
})
export type CaseFacets = Static<typeof CaseFacets>

/** GET search/list: a page of cases. */
export const CaseListResult = Type.Object({
  judgements: CaseList,
  order: Type.String(),
  completeness: CoverageNotice,
  /** The number of 参考案例 of 人民法院案例库 among all results. Only the companion server sends it, on the first page. */
  referenceCases: Type.Optional(Type.Integer({ minimum: 1 })),
})
export type CaseListResult = Static<typeof CaseListResult>

/** GET search/caseList: a page of cases with the filters. */
export const CaseListWithFacets = Type.Composite([CaseListResult, CaseFacets])
export type CaseListWithFacets = Static<typeof CaseListWithFacets>

/**
 * GET search/caseLeftStatisticsByField: one filter. `field` is a key of CaseFacets. `parent` selects the children of a
 * tree node, `called` nodes whose names contain the text.
 */
export const CaseFieldQuery = Type.Object({
  query: Type.Optional(Query),
  field: Type.String({ maxLength: 40 }),
  ...treeNodeParams,
})
export type CaseFieldQuery = Static<typeof CaseFieldQuery>

export const JidParams = Type.Object({ jid: DocumentId })

/** POST search/{jid}: opens a case. Words of the query are marked in the text. */
export const CaseDetailRequest = Type.Union([Type.Object({ query: Type.Optional(Query) }), Type.Null()])
export type CaseDetailRequest = Static<typeof CaseDetailRequest>

export const LabelledParagraph = Type.Object({
  lableName: Type.String(),
  subParagraphs: Type.Array(Type.Object({ text: Type.String({ description: 'hits in <em>' }) })),
})
export type LabelledParagraph = Static<typeof LabelledParagraph>

const CaseJudges = Type.Object({
  names: Type.String(),
  role: Type.String(),
  needLink: Type.Boolean({ description: 'a tap searches the cases of this judge' }),
  isJudge: Type.Boolean({ description: 'presiding' }),
})

export const CaseDetail = Type.Object({
  jid: Type.String(),
  all_caseinfo_casename: Type.String(),
  all_caseinfo_court_term: Type.String(),
  all_caseinfo_casenumber: Type.String(),
  all_text_cause: Type.String(),
  all_caseinfo_leveloftria: Type.String(),
  all_judgementinfo_date: Type.Optional(Type.String()),
  all_judges_json: Type.Array(CaseJudges),
  caseType: Type.String(),
  judgementType: Type.String(),
  publishType: Type.Integer(),
  videoUrl: Type.Optional(Type.String()),
  notPublicReason: Type.Optional(Type.String()),
  /** The text of the judgment. Empty for unpublished cases. */
  paragraphs: Type.Array(LabelledParagraph),
  /** The sum in dispute in yuan. Only the companion server sends it. */
  amount: Type.Optional(Type.Number({ minimum: 0 })),
  laterReview: Type.Optional(LaterReview),
  /** The stages of the case in chronological order, including this judgment. */
  history: Type.Optional(Type.Array(CaseStage)),
  entry: Type.Optional(CaseEntry),
})
export type CaseDetail = Static<typeof CaseDetail>

/**
 * The contract of the library of cases, for the routes that all libraries have. Lists and documents of cases have
 * formats of their own.
 */
export const CASE_CONTRACT = {
  paths: { suggest: CASE_PATHS.suggest, download: CASE_PATHS.download },
  rows: 'judgementDtoList',
  item: CaseItem,
  detail: CaseDetail,
  facets: CaseFacets,
  share: 'judgement_details_interface',
  envelope: 'judgement',
} satisfies LibraryContract

/**
 * GET search/statisticsByFields, search/getAllVisualData: chart data. `statisticsFields` are keys of chart groups,
 * separated by commas. Without it, all groups are returned.
 */
export const VisualQuery = Type.Object({
  query: Type.Optional(Query),
  statisticsFields: Type.Optional(Type.String({ maxLength: 400 })),
})
export type VisualQuery = Static<typeof VisualQuery>

export const VisualItem = Type.Object({
  name: Type.String(),
  value: Type.Integer(),
  description: Type.String({ description: 'its share of all: 27.4%' }),
  paramName: Type.String({ description: 'the value of a condition; of a province its full name' }),
})
export type VisualItem = Static<typeof VisualItem>

export const VisualChart = Type.Object({
  field: Type.String(),
  title: Type.String(),
  /** The dimension that a tap on the chart filters by. Missing if a tap does nothing. */
  conditionName: Type.Optional(Type.String()),
  items: Type.Array(VisualItem),
})
export type VisualChart = Static<typeof VisualChart>

export const VisualGroup = Type.Object({ key: Type.String(), title: Type.String(), charts: Type.Array(VisualChart) })
export type VisualGroup = Static<typeof VisualGroup>

export const VisualData = Type.Object({ totalCount: Type.Integer(), groups: Type.Array(VisualGroup) })
export type VisualData = Static<typeof VisualData>

/** POST search/lawref/stat: the number of cases that cite each law or article. */
export const LawRefRequest = Type.Object({
  query: Type.Optional(Query),
  laws: Type.Array(
    Type.Object({
      law: Type.String({ minLength: 1, maxLength: 200 }),
      article: Type.Optional(Type.String({ maxLength: 60 })),
    }),
    { minItems: 1, maxItems: 50 },
  ),
})
export type LawRefRequest = Static<typeof LawRefRequest>

export const LawRefCount = Type.Object({
  law: Type.String(),
  article: Type.Optional(Type.String()),
  count: Type.Integer(),
})
export type LawRefCount = Static<typeof LawRefCount>

/** GET excellent/themes: the themes of excellent cases (优案). */
export const ExcellentTheme = Type.Object({ id: Type.Integer(), name: Type.String(), count: Type.Integer() })
export type ExcellentTheme = Static<typeof ExcellentTheme>
/**
 * GET excellent/leftStatisticsByField: one filter, as in caseLeftStatisticsByField, for all themes or one. The field
 * `themeResults` counts the themes.
 */
export const ExcellentFieldQuery = Type.Composite([
  CaseFieldQuery,
  Type.Object({ theme: Type.Optional(Type.String({ pattern: '^[1-6]$' })) }),
])
export type ExcellentFieldQuery = Static<typeof ExcellentFieldQuery>
export const ThemeParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 6 }) })
