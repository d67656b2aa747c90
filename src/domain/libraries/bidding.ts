/** Dimensions and sort orders in the library of bidding notices. The app and the services share these names. */
export type BiddingDimension = '全文' | '标题' | '招标单位' | '地域' | '年份' | '发布时间' | '金额'

/** Whether a notice announces an intended purchase. Its amount is a budget, and nobody has called for bids yet. */
export const isPurchaseIntention = (title: string) => title.indexOf('采购意向') >= 0

export type BiddingOrder = 'relevance' | 'releaseDate'
