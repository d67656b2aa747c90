/** Statuses, levels, dimensions and sort orders in the library of laws. The app and the services share these names. */
import { LAW_STATUS } from './law-statuses'

/** The statuses by which lists filter, in the order of the filter. */
export const LAW_STATUSES: string[] = [
  LAW_STATUS.inForce,
  LAW_STATUS.partly,
  LAW_STATUS.repealed,
  LAW_STATUS.amended,
  LAW_STATUS.pending,
  LAW_STATUS.draft,
]

export const LAW_LEVELS = [
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

export type LawDimension =
  | '标题'
  | '全文'
  | '时效性'
  | '效力级别'
  | '发文机关'
  | '文号'
  | '发文日期'
  | '施行日期'
  | '地域范围'
  | '引用法条'
  | '发布日期'
  | '年份'
  | '税种'

export type LawOrder = 'relevance' | 'postingDate' | 'effectiveDate'

/** The members-only dimensions. Guests may not filter by them. */
export const MEMBER_LAW_DIMENSIONS: LawDimension[] = ['时效性']
