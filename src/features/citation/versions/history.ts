import type { LegislationHistory } from '@contract/lawregu'

/** An article with its earlier versions, from old to new. */
export interface ArticleHistory {
  /** The title of the law. */
  title: string
  /** The number of the article, for example 第五百七十七条. */
  article: string
  text: string
  versions: LegislationHistory[]
}
