/** Similar cases and their rules: what the app and the services agree on. */
export type SimilarityDimension =
  '全文' | '标题' | '案号' | '裁判规则提要' | '引用法条' | '类案' | '法院' | '年份' | '发布时间'

export type SimilarityOrder = 'relevance' | 'releaseDate'
