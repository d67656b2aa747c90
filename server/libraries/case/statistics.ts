/** The facets and chart groups of the case library. */
import type { CaseFacets } from '@contract/judgement'
import { LIMITS } from '@domain/limits'
import { CHART_GROUPS, type ChartDefinition, type ChartGroupDefinition } from '@domain/charts/groups'
import { REVIEW_GROUPS } from '@domain/case-history/later-review'
import type { FacetSpec } from '../../search/facets'
import { AMOUNT_BAND_CODES, FEATURES, FEE_BAND_CODES, PUBLISH_TYPES, TRIAL_ROUNDS } from './codes'

const AMOUNTS = Object.values(AMOUNT_BAND_CODES)
const FEES = Object.values(FEE_BAND_CODES)
const ROUNDS = ([1, 2, 3, 4, 5, 6, 7, 8, 9, -1] as const).map(code => TRIAL_ROUNDS[code])
const PUBLISHED = ([2, 4, 1, 3, 0] as const).map(code => PUBLISH_TYPES[code])
const LEVELS = ['最高', '高级', '中级', '基层', '专门']

export const CASE_FACETS: Record<keyof CaseFacets, FacetSpec> = {
  caseResults: { field: 'cause', tree: true },
  courtResults: { field: 'court', tree: true },
  regionResults: { field: 'region', tree: true },
  penalLawTagResults: { field: 'penalty', tree: true, forMembers: true },
  tradeResults: { field: 'trade' },
  judgementDateResults: { field: 'year', order: 'newest' },
  acceptanceFeeLResults: { field: 'feeBand', order: FEES },
  featureResults: { field: 'feature', order: Object.values(FEATURES) },
  publishTypeResults: { field: 'publishType', order: PUBLISHED },
  trialRoundResults: { field: 'trialRound', order: ROUNDS, forMembers: true },
  judgementTypeResults: { field: 'documentType' },
  caseTypeResults: { field: 'caseType' },
  courtLevelResults: { field: 'courtLevel', order: LEVELS },
  amountResults: { field: 'amountBand', order: AMOUNTS, forMembers: true },
  laterReviewResults: { field: 'laterReview', order: REVIEW_GROUPS },
}

export type ChartFacetSpec = FacetSpec & ChartDefinition
export type ChartGroupSpec = ChartGroupDefinition & { charts: ChartFacetSpec[] }

const TOP = 30
/** The maximum number of months in the chart of months. It covers as many years as the chart of years. */
const MONTHS = 12 * LIMITS.visual.years

/** Options of charts that differ from the default. */
const COUNTED: Partial<Record<string, Omit<FacetSpec, 'field'>>> = {
  year: { order: 'newest' },
  month: { order: 'newest', limit: MONTHS },
  region: { tree: true },
  courtLevel: { order: LEVELS },
  trialRound: { order: ROUNDS },
  documentType: {},
  caseType: {},
  amountBand: { order: AMOUNTS },
  feeBand: { order: FEES },
  penalty: { tree: true },
  partyKind: {},
}

export const CHART_GROUP_SPECS: ChartGroupSpec[] = CHART_GROUPS.map(group => ({
  ...group,
  charts: group.charts.map(chart => ({ ...chart, ...(COUNTED[chart.field] ?? { limit: TOP }) })),
}))
