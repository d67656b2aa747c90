/** Dimensions and sort orders in the library of judicial viewpoints. The app and the services share these names. */
export type JudicialDimension = '全文' | '标题' | '关键词' | '分册' | '卷册' | '年份' | '发布日期' | '引用法条'

export type JudicialOrder = 'relevance' | 'releaseDate'
