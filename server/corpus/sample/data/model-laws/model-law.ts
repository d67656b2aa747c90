/**
 * Model laws: invented laws that the sample's judgments cite. Other data name an article by its key
 * (`合同示范法:违约金`). The number of an article is its position.
 */
interface ModelArticle {
  key: string
  text: string
  /** The text of the article before the amendment. Absent if the amendment did not change it. */
  was?: string
}

export interface ModelLaw {
  title: string
  level: '法律' | '行政法规'
  /** The first days in force of the original version and of the amended version. */
  since: readonly [first: string, revised: string]
  chapters: ReadonlyArray<readonly [heading: string, articles: readonly ModelArticle[]]>
  taxTypes?: string[]
}

/** Makes an article. `was` is its text before the amendment. */
export const defineArticle = (key: string, text: string, was?: string): ModelArticle => ({ key, text, was })
