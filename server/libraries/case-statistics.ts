/** What is counted of cases: the filters beside their list, and the groups of charts. */
import type { CaseFacets } from '@contract/judgement'
import type { FacetSpec } from '../search/facets'
import { AMOUNT_CODES, FEATURES, FEE_CODES, PUBLISH_TYPES, TRIAL_ROUNDS } from './case-codes'

const AMOUNTS = Object.values(AMOUNT_CODES)
const FEES = Object.values(FEE_CODES)
const ROUNDS = ([1, 2, 3, 4, 5, 6, 7, 8, 9, -1] as const).map(code => TRIAL_ROUNDS[code])
const LEVELS = ['最高', '高级', '中级', '基层', '专门']

export const CASE_FACETS: Record<keyof CaseFacets, FacetSpec> = {
  caseResults: { field: 'cause', tree: true },
  courtResults: { field: 'court', tree: true },
  regionResults: { field: 'region', tree: true },
  penalLawTagResults: { field: 'penalty', tree: true },
  tradeResults: { field: 'trade' },
  judgementDateResults: { field: 'year', order: 'newest' },
  acceptanceFeeLResults: { field: 'feeBand', order: FEES },
  featureResults: { field: 'feature', order: Object.values(FEATURES) },
  publishTypeResults: { field: 'publishType', order: [...Object.values(PUBLISH_TYPES)].reverse() },
  trialRoundResults: { field: 'trialRound', order: ROUNDS },
  judgementTypeResults: { field: 'documentType' },
  caseTypeResults: { field: 'caseType' },
  courtLevelResults: { field: 'courtLevel', order: LEVELS },
  amountResults: { field: 'amountBand', order: AMOUNTS },
}

export interface ChartSpec extends FacetSpec {
  title: string
  /** The dimension that a tap makes a condition of. */
  conditionName?: string
}

export interface GroupSpec {
  key: string
  title: string
  charts: ChartSpec[]
}

const TOP = 30
/** This year's and last year's, to be shown beside each other. */
const MONTHS = 24

export const VISUAL_GROUPS: GroupSpec[] = [
  {
    key: 'timeRegion',
    title: '时间和地域',
    charts: [
      { field: 'year', title: '裁判年份', conditionName: '年份', order: 'newest' },
      { field: 'month', title: '裁判月份', order: 'newest', limit: MONTHS },
      { field: 'region', title: '地域分布', conditionName: '地域', tree: true },
    ],
  },
  {
    key: 'causeTrade',
    title: '案由和行业',
    charts: [
      { field: 'causeLeaf', title: '案由', conditionName: '具体案由', limit: TOP },
      { field: 'trade', title: '行业', conditionName: '行业', limit: TOP },
    ],
  },
  {
    key: 'law',
    title: '法条',
    charts: [{ field: 'citedArticle', title: '引用法条', conditionName: '引用法条', limit: TOP }],
  },
  {
    key: 'judgeCourt',
    title: '法官和法院',
    charts: [
      { field: 'judge', title: '法官', conditionName: '法官', limit: TOP },
      { field: 'courtName', title: '法院', conditionName: '法院', limit: TOP },
      { field: 'courtLevel', title: '法院层级', conditionName: '法院层级', order: LEVELS },
    ],
  },
  {
    key: 'procedure',
    title: '程序',
    charts: [
      { field: 'trialRound', title: '审理程序', conditionName: '审理程序', order: ROUNDS },
      { field: 'documentType', title: '文书类型', conditionName: '文书类型' },
      { field: 'caseType', title: '案件类型', conditionName: '案件类型' },
    ],
  },
  {
    key: 'outcome',
    title: '裁判结果',
    charts: [{ field: 'outcome', title: '裁判结果', conditionName: '裁判结果类型', limit: TOP }],
  },
  {
    key: 'amount',
    title: '标的额',
    charts: [
      { field: 'amountBand', title: '标的额', conditionName: '标的额', order: AMOUNTS },
      { field: 'feeBand', title: '受理费', conditionName: '受理费', order: FEES },
    ],
  },
  {
    key: 'penalty',
    title: '刑罚',
    charts: [{ field: 'penalty', title: '刑罚', conditionName: '刑罚', tree: true }],
  },
  {
    key: 'party',
    title: '当事人',
    charts: [
      { field: 'party', title: '当事人', conditionName: '当事人', limit: TOP },
      { field: 'partyKind', title: '当事人类型', conditionName: '当事人类型' },
    ],
  },
  {
    key: 'lawyerFirm',
    title: '律师和律所',
    charts: [
      { field: 'lawyer', title: '律师', conditionName: '律师', limit: TOP },
      { field: 'firm', title: '律所', conditionName: '律所', limit: TOP },
    ],
  },
]
