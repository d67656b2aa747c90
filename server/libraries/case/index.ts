/** The library of cases: its dimensions, filters and views. */
import { CASE_CONTRACT } from '@contract/judgement'
import { MEMBER_CASE_DIMENSIONS, type CaseDimension, type CaseOrder } from '@domain/libraries/case'
import type { CaseRecord } from './record'
import { citedLawDimension } from '../../search/citation'
import {
  amountDimension,
  anyDimension,
  dimensionByLevel,
  dateDimension,
  nameDimension,
  numberDimension,
  textDimension,
  treeDimension,
  treeOrNameDimension,
  valueDimension,
} from '../../search/dimensions'
import {
  AMOUNT_BAND_CODES,
  COURT_LEVEL_BY_CODE,
  FEATURES,
  FEE_BAND_CODES,
  PUBLISH_TYPES,
  EXCELLENT_CASE_THEMES,
  TRIAL_ROUNDS,
} from './codes'
import { caseDocument, GIST_SCOPE, OPINION_SCOPE, RESULT_SCOPE } from './document'
import { CASE_FACETS } from './statistics'
import { caseDetail, caseDocumentModel, caseItem } from './view'
import type { Dimension, ServedLibrary } from '../../search/library'
import { usualOrders } from '../orders'

const lawyer = nameDimension('lawyer')
const firm = nameDimension('firm')
const date = dateDimension('date')
const opinion = textDimension(OPINION_SCOPE)
const region = treeDimension('region')
const courtTree = treeDimension('court')
const courtName = treeOrNameDimension('court', 'court')
const regionOrCourt = anyDimension(region, courtName)
const PROVINCE = /(?:省|自治区|特别行政区)$|^(?:北京|上海|天津|重庆)市$/
/** The name of a province selects the courts in it, but not courts elsewhere whose names contain the province. */
const court: Dimension = condition => {
  if (condition.value.includes('/')) return courtName(condition)
  return PROVINCE.test(condition.value) ? courtTree(condition) : regionOrCourt(condition)
}

/** The value `-1` is the code of the round 其他. A dash excludes nothing in this dimension (see `supportsExclusion`). */
const trialRound = valueDimension('trialRound', TRIAL_ROUNDS)

const advanced = {
  全文: textDimension('full', 'caseNumber'),
  标题: textDimension('title'),
  案号: numberDimension('caseNumber'),
  案由: treeOrNameDimension('cause', 'cause'),
  当事人: dimensionByLevel(nameDimension('party'), nameDimension('attacker'), nameDimension('defender')),
  律师: lawyer,
  代理律师: lawyer,
  律所: firm,
  律师事务所: firm,
  法官: dimensionByLevel(nameDimension('judge'), nameDimension('presiding')),
  法院: court,
  裁判日期: date,
  裁判时间: date,
  标的额: anyDimension(amountDimension('amount'), valueDimension('amountBand', AMOUNT_BAND_CODES)),
  法院观点: opinion,
  法院认为: opinion,
  /** Operative parts rarely contain the word for their result, such as 改判. */
  裁判结果: anyDimension(textDimension(RESULT_SCOPE), valueDimension('outcome')),
  裁判要旨: textDimension(GIST_SCOPE),
  关键词: nameDimension('keyword'),
  入库编号: numberDimension('caseNumber'),
  引用法条: citedLawDimension,
}

const filters = {
  /** Selects cases with exactly this cause, without subordinate causes. The chart of causes leads to such a search. */
  具体案由: valueDimension('causeLeaf'),
  地域: anyDimension(treeDimension('region'), valueDimension('regionName')),
  年份: valueDimension('year'),
  月份: valueDimension('month'),
  审理程序: trialRound,
  文书类型: valueDimension('documentType'),
  案件类型: valueDimension('caseType'),
  案例类型: valueDimension('publishType', PUBLISH_TYPES),
  法院层级: valueDimension('courtLevel', COURT_LEVEL_BY_CODE),
  行业: valueDimension('trade'),
  受理费: valueDimension('feeBand', FEE_BAND_CODES),
  裁判结果类型: valueDimension('outcome'),
  刑罚: treeDimension('penalty'),
  特色: valueDimension('feature', FEATURES),
  当事人类型: valueDimension('partyKind'),
  优案主题: valueDimension(
    'theme',
    Object.fromEntries(EXCELLENT_CASE_THEMES.map((name, at) => [String(at + 1), name])),
  ),
  公开情况: valueDimension('publicity'),
  后续审理: valueDimension('laterReview'),
}

export const caseLibrary: ServedLibrary<CaseRecord, typeof CASE_CONTRACT, CaseDimension, CaseOrder> = {
  spec: {
    name: 'case',
    scopes: [OPINION_SCOPE, RESULT_SCOPE, GIST_SCOPE],
    names: [
      'caseNumber',
      'cause',
      'party',
      'attacker',
      'defender',
      'lawyer',
      'firm',
      'judge',
      'presiding',
      'court',
      'citedLaw',
      'keyword',
    ],
    values: [
      'region',
      'regionName',
      'court',
      'courtName',
      'courtLevel',
      'year',
      'month',
      'amountBand',
      'feeBand',
      'judge',
      'lawyer',
      'firm',
      'party',
      'partyKind',
      'caseType',
      'documentType',
      'publishType',
      'cause',
      'causeName',
      'causeLeaf',
      'trade',
      'trialRound',
      'outcome',
      'penalty',
      'feature',
      'theme',
      'citedLaw',
      'citedArticle',
      'publicity',
      'fiscal',
      'laterReview',
      'instance',
    ],
    trees: ['region', 'court', 'cause', 'penalty'],
    numbers: ['date', 'amount', 'fee'],
  },
  toDocument: caseDocument,
  number: { scope: 'caseNumber', dimension: '案号' },
  dimensions: { ...advanced, ...filters },
  membersOnly: MEMBER_CASE_DIMENSIONS,
  suggestions: {
    案由: 'cause',
    法院: 'court',
    法官: 'judge',
    律师: 'lawyer',
    律所: 'firm',
    当事人: 'party',
    引用法条: 'citedLaw',
    关键词: 'keyword',
  },
  view: { orders: usualOrders('judgementDate', 'date'), row: caseItem, detail: caseDetail, file: caseDocumentModel },
  service: { contract: CASE_CONTRACT, point: 'judgement', facets: CASE_FACETS, laws: 'cited' },
}
