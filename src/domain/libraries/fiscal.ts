/**
 * Dimensions and sort orders in the fiscal area. The app and the services share these names.
 * Those of its laws and cases are in law.ts and case.ts.
 */
export type PenaltyDimension = '全文' | '标题' | '处罚机关' | '案号' | '当事人' | '处罚日期' | '地域' | '税种' | '年份'

/** Whether a document orders the payment of taxes. Such a decision (处理决定) imposes no penalty. */
export const isTreatmentDecision = (title: string) => title.indexOf('处理决定书') >= 0

export type PenaltyOrder = 'relevance' | 'penaltyDate'

export type QaDimension = '全文' | '标题' | '发文机关' | '解答机构' | '文号' | '关键词' | '答复日期' | '年份'

export type QaOrder = 'relevance' | 'answerDate'

export type DynamicDimension = '全文' | '标题' | '关键词' | '发布时间' | '年份'

export type DynamicOrder = 'relevance' | 'releaseDate'

export type IncentiveDimension = '全文' | '标题' | '类型'
