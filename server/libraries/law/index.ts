/** Laws and regulations: what a lawyer can ask of them. */
import { LAWS } from '@contract/lawregu'
import type { LawRecord } from './record'
import { citedLaw } from '../../search/citation'
import { anyOf, dateRange, namesIn, numbersIn, textIn, treeOf, valueOf } from '../../search/dimensions'
import { withLawFirst } from './first-row'
import { lawDocument } from './document'
import { lawDetail, lawDocx, lawItem } from './view'
import type { ServedLibrary } from '../../search/library'
import { byRelevanceOr } from '../orders'

const TIME_LIMITED = ['现行有效', '已被修改', '部分失效', '失效', '尚未生效', '征求意见稿或草案']
const EFF_LEVELS = [
  '宪法',
  '法律',
  '行政法规',
  '监察法规',
  '司法解释',
  '部门规章',
  '党内法规',
  '军事法规',
  '行业规定',
  '团体规定',
  '地方性法规',
  '地方政府规章',
  '地方规范性文件',
  '地方司法文件',
]

export const lawLibrary: ServedLibrary<LawRecord, typeof LAWS> = {
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
    ],
    trees: ['region'],
    numbers: ['postingDate', 'effectiveDate', 'repealedDate'],
  },
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
  membersOnly: ['时效性'],
  suggested: { 标题: 'title', 发文机关: 'authority' },
  shown: {
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
      effLevelResults: { field: 'effLevel', order: EFF_LEVELS },
      timeLimitedResults: { field: 'timeLimited', order: TIME_LIMITED, forMembers: true },
      regionResults: { field: 'region', tree: true },
    },
    laws: 'offered',
    lead: asked => withLawFirst(asked, lawLibrary),
  },
}
