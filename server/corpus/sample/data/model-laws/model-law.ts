/**
 * Model laws: invented laws that the sample's judgments apply, as real judgments apply the civil code. Documents name
 * an article by its key (`合同示范法:违约金`). The position of the article gives its number.
 */
interface ModelArticle {
  key: string
  text: string
  /** The text of the article before the revision. */
  was?: string
}

export interface ModelLaw {
  title: string
  level: '法律' | '行政法规'
  /** The first day in force of the first version, and of the revision. */
  since: readonly [first: string, revised: string]
  chapters: ReadonlyArray<readonly [heading: string, articles: readonly ModelArticle[]]>
  taxTypes?: string[]
}

export const article = (key: string, text: string, was?: string): ModelArticle => ({ key, text, was })
