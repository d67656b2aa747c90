import type { LegislationHistory } from '@contract/lawregu'

/** An article with what it was before, from old to new. */
export interface ArticleHistory {
  /** Of the law, as the reader has it open. */
  title: string
  /** 第五百七十七条 */
  article: string
  text: string
  versions: LegislationHistory[]
}
