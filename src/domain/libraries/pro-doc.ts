/** Dimensions and sort orders in the library of procuratorate documents. The app and the services share these names. */

/** The levels of procuratorates in the sequence of their codes in the services, from 1. */
export const PROCURATORATE_LEVELS = [
  '最高人民检察院',
  '省级人民检察院',
  '分州市人民检察院',
  '区县人民检察院',
  '专门检察院',
]

export type ProDocDimension =
  | '全文'
  | '标题'
  | '案由'
  | '文书编号'
  | '检察院'
  | '检察院层级'
  | '文书类型'
  | '检察院观点'
  | '地域'
  | '年份'
  | '发布时间'

export type ProDocOrder = 'relevance' | 'releaseDate'
