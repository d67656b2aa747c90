/** Kinds, dimensions and sort orders in the library of cases. The app and the services share these names. */

/** The kinds of publication by their codes in the services. 参考案例 are the entries of 人民法院案例库. */
export const PUBLISH_TYPES = { 0: '普通案例', 1: '公报案例', 2: '指导性案例', 3: '典型案例', 4: '参考案例' } as const
/**
 * The parts of an entry of 人民法院案例库, by their field names in the services. The sequence is that on the screen.
 */
export const ENTRY_TEXTS = { gist: '裁判要旨', facts: '基本案情', reasons: '裁判理由', index: '关联索引' } as const
export const ENTRY_KEYWORDS = '关键词'
/** The features (特色) of a case by their codes in the services: a video, or an announcement of the hearing. */
export const CASE_FEATURES = { video: '庭审视频', announcement: '开庭公告' } as const

export type CaseDimension =
  | '全文'
  | '标题'
  | '案号'
  | '案由'
  | '当事人'
  | '律师'
  | '律所'
  | '法官'
  | '法院'
  | '裁判日期'
  | '标的额'
  | '法院观点'
  | '裁判结果'
  | '引用法条'
  | '裁判要旨'
  | '关键词'
  | '入库编号'
  | '代理律师'
  | '律师事务所'
  | '裁判时间'
  | '法院认为'
  | '具体案由'
  | '地域'
  | '年份'
  | '月份'
  | '审理程序'
  | '文书类型'
  | '案件类型'
  | '案例类型'
  | '法院层级'
  | '行业'
  | '受理费'
  | '裁判结果类型'
  | '刑罚'
  | '特色'
  | '当事人类型'
  | '优案主题'
  | '公开情况'
  | '后续审理'

export type CaseOrder = 'relevance' | 'judgementDate'

/** The members-only dimensions. Guests may not filter by them. */
export const MEMBER_CASE_DIMENSIONS: CaseDimension[] = ['审理程序', '标的额', '刑罚']
