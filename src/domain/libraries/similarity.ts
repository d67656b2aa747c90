/** Dimensions and sort orders in the library of similar cases and rules. The app and the services share these names. */
export type SimilarityDimension =
  '全文' | '标题' | '案号' | '裁判规则提要' | '引用法条' | '类案' | '法院' | '年份' | '发布时间'

export type SimilarityOrder = 'relevance' | 'releaseDate'
