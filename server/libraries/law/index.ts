/** The law library: its dimensions, filters and views. */
import { LAWS } from '@contract/lawregu'
import { LAW_LEVELS, LAW_MEMBERS_ONLY, LAW_STATUSES, type LawDimension, type LawOrder } from '@domain/libraries/law'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import type { LawRecord } from './record'
import { citedLaw } from '../../search/citation'
import { anyOf, dateRange, namesIn, numbersIn, textIn, treeOf, valueOf } from '../../search/dimensions'
import { completenessOf } from './completeness'
import { pinNamedLaw } from './pin-named-law'
import { lawDocument } from './document'
import { scaleOf } from './versions'
import { lawDetail, lawDocx, lawItem } from './view'
import type { ServedLibrary } from '../../search/library'
import { byRelevanceOr } from '../orders'

export const lawLibrary: ServedLibrary<LawRecord, typeof LAWS, LawDimension, LawOrder> = {
  spec: {
    name: 'law',
    scopes: [],
    names: ['authority', 'documentNumber', 'alias', 'citedLaw'],
    values: [
      'name',
      'effLevel',
      'timeLimited',
      'region',
      'regionName',
      'authority',
      'year',
      'citedLaw',
      'fiscal',
      'taxType',
      'repealKey',
      'repeals',
    ],
    trees: ['region'],
    numbers: ['postingDate', 'effectiveDate', 'repealedDate', 'mayEndFrom'],
  },
  dated: 'timeLimited',
  toDocument: lawDocument,
  number: { scope: 'documentNumber', dimension: '文号' },
  dimensions: {
    标题: textIn('title', 'documentNumber'),
    全文: textIn('full', 'documentNumber'),
    时效性: valueOf('timeLimited', { 草案: '征求意见稿或草案' }),
    效力级别: valueOf('effLevel'),
    发文机关: namesIn('authority'),
    文号: numbersIn('documentNumber'),
    发文日期: dateRange('postingDate'),
    发布日期: dateRange('postingDate'),
    施行日期: dateRange('effectiveDate'),
    地域范围: anyOf(treeOf('region'), valueOf('regionName')),
    年份: valueOf('year'),
    税种: valueOf('taxType'),
    引用法条: citedLaw,
  },
  membersOnly: LAW_MEMBERS_ONLY,
  suggestions: { 标题: 'title', 发文机关: 'authority' },
  view: {
    orders: {
      ...byRelevanceOr('postingDate'),
      effectiveDate: { by: 'number', field: 'effectiveDate', direction: 'desc' },
    },
    row: lawItem,
    detail: lawDetail,
    file: lawDocx,
  },
  service: {
    contract: LAWS,
    point: 'lawregu',
    facets: {
      effLevelResults: { field: 'effLevel', order: LAW_LEVELS },
      timeLimitedResults: {
        field: 'timeLimited',
        dated: true,
        order: [...LAW_STATUSES, LAW_STATUS.unknown],
        forMembers: true,
      },
      regionResults: { field: 'region', tree: true },
    },
    laws: 'offered',
    beside: completenessOf,
    opened: scaleOf,
    pin: context => pinNamedLaw(context, lawLibrary),
  },
}
