/** The library of laws: its dimensions, filters and views. */
import { LAW_CONTRACT } from '@contract/lawregu'
import {
  LAW_LEVELS,
  MEMBER_LAW_DIMENSIONS,
  LAW_STATUSES,
  type LawDimension,
  type LawOrder,
} from '@domain/libraries/law'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import type { LawRecord } from './record'
import { citedLawDimension } from '../../search/citation'
import {
  anyDimension,
  dateDimension,
  nameDimension,
  numberDimension,
  textDimension,
  treeDimension,
  valueDimension,
} from '../../search/dimensions'
import { lawCompletenessOf } from './completeness'
import { pinNamedLaw } from './pin-named-law'
import { lawDocument } from './document'
import { versionListOf } from './versions'
import { lawDetail, lawDocumentModel, lawItem } from './view'
import type { ServedLibrary } from '../../search/library'
import { usualOrders } from '../orders'

export const lawLibrary: ServedLibrary<LawRecord, typeof LAW_CONTRACT, LawDimension, LawOrder> = {
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
    标题: textDimension('title', 'documentNumber'),
    全文: textDimension('full', 'documentNumber'),
    时效性: valueDimension('timeLimited', { 草案: '征求意见稿或草案' }),
    效力级别: valueDimension('effLevel'),
    发文机关: nameDimension('authority'),
    文号: numberDimension('documentNumber'),
    发文日期: dateDimension('postingDate'),
    发布日期: dateDimension('postingDate'),
    施行日期: dateDimension('effectiveDate'),
    地域范围: anyDimension(treeDimension('region'), valueDimension('regionName')),
    年份: valueDimension('year'),
    税种: valueDimension('taxType'),
    引用法条: citedLawDimension,
  },
  membersOnly: MEMBER_LAW_DIMENSIONS,
  suggestions: { 标题: 'title', 发文机关: 'authority' },
  view: {
    orders: {
      ...usualOrders('postingDate'),
      effectiveDate: { by: 'number', field: 'effectiveDate', direction: 'desc' },
    },
    row: lawItem,
    detail: lawDetail,
    file: lawDocumentModel,
  },
  service: {
    contract: LAW_CONTRACT,
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
    beside: lawCompletenessOf,
    opened: versionListOf,
    pin: context => pinNamedLaw(context, lawLibrary),
  },
}
