/** The case library: its dimensions, filters and views. */
import { CASES } from '@contract/judgement'
import { CASE_MEMBERS_ONLY, type CaseDimension, type CaseOrder } from '@domain/libraries/case'
import type { CaseRecord } from './record'
import { citedLaw } from '../../search/citation'
import {
  amountRange,
  anyOf,
  byLevel,
  dateRange,
  namesIn,
  numbersIn,
  textIn,
  treeOf,
  treeOrName,
  valueOf,
} from '../../search/dimensions'
import { AMOUNT_CODES, COURT_LEVELS, FEATURES, FEE_CODES, PUBLISH_TYPES, THEMES, TRIAL_ROUNDS } from './codes'
import { caseDocument, GIST, OPINION, RESULT } from './document'
import { CASE_FACETS } from './statistics'
import { caseDetail, caseDocx, caseItem } from './view'
import type { Dimension, ServedLibrary } from '../../search/library'
import { byRelevanceOr } from '../orders'

const lawyer = namesIn('lawyer')
const firm = namesIn('firm')
const date = dateRange('date')
const opinion = textIn(OPINION)
const region = treeOf('region')
const courtName = treeOrName('court', 'court')
const regionOrCourt = anyOf(region, courtName)
const PROVINCE = /(?:省|自治区|特别行政区)$|^(?:北京|上海|天津|重庆)市$/
/** The name of a province selects courts in that province only, not courts elsewhere whose names contain it. */
const court: Dimension = condition => {
  if (condition.value.includes('/')) return courtName(condition)
  return PROVINCE.test(condition.value) ? region(condition) : regionOrCourt(condition)
}

/** The code `-1` names a trial round. The minus does not exclude round `1`. */
const trialRound: Dimension = condition => valueOf('trialRound', TRIAL_ROUNDS)(condition)

const advanced = {
  全文: textIn('full', 'caseNumber'),
  标题: textIn('title'),
  案号: numbersIn('caseNumber'),
  案由: treeOrName('cause', 'cause'),
  当事人: byLevel(namesIn('party'), namesIn('attacker'), namesIn('defender')),
  律师: lawyer,
  代理律师: lawyer,
  律所: firm,
  律师事务所: firm,
  法官: byLevel(namesIn('judge'), namesIn('presiding')),
  法院: court,
  裁判日期: date,
  裁判时间: date,
  标的额: anyOf(amountRange('amount'), valueOf('amountBand', AMOUNT_CODES)),
  法院观点: opinion,
  法院认为: opinion,
  裁判结果: textIn(RESULT),
  裁判要旨: textIn(GIST),
  关键词: namesIn('keyword'),
  入库编号: numbersIn('caseNumber'),
  引用法条: citedLaw,
}

const filters = {
  /** The exact cause of a case, without the causes below it: a slice of the pie chart. */
  具体案由: valueOf('causeLeaf'),
  地域: anyOf(treeOf('region'), valueOf('regionName')),
  年份: valueOf('year'),
  月份: valueOf('month'),
  审理程序: trialRound,
  文书类型: valueOf('documentType'),
  案件类型: valueOf('caseType'),
  案例类型: valueOf('publishType', PUBLISH_TYPES),
  法院层级: valueOf('courtLevel', COURT_LEVELS),
  行业: valueOf('trade'),
  受理费: valueOf('feeBand', FEE_CODES),
  裁判结果类型: valueOf('outcome'),
  刑罚: treeOf('penalty'),
  特色: valueOf('feature', FEATURES),
  当事人类型: valueOf('partyKind'),
  优案主题: valueOf('theme', Object.fromEntries(THEMES.map((name, at) => [String(at + 1), name]))),
  公开情况: valueOf('publicity'),
  后续审理: valueOf('laterReview'),
}

export const caseLibrary: ServedLibrary<CaseRecord, typeof CASES, CaseDimension, CaseOrder> = {
  spec: {
    name: 'case',
    scopes: [OPINION, RESULT, GIST],
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
  membersOnly: CASE_MEMBERS_ONLY,
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
  view: { orders: byRelevanceOr('judgementDate', 'date'), row: caseItem, detail: caseDetail, file: caseDocx },
  service: { contract: CASES, point: 'judgement', facets: CASE_FACETS, laws: 'cited' },
}
