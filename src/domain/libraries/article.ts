/** Dimensions and sort orders in the library of practice articles. The app and the services share these names. */
export type ArticleDimension = '全文' | '标题' | '作者' | '合作机构' | '发布时间' | '引用法条' | '年份'

export type ArticleOrder = 'relevance' | 'releaseDate'
