/** Names in the library of bidding notices that the app and the services share. */
export type BiddingDimension = '全文' | '标题' | '招标单位' | '地域' | '年份' | '发布时间' | '金额'

export type BiddingOrder = 'relevance' | 'releaseDate'
