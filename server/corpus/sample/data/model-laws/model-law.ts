/**
 * The laws that the sample's documents rely on. They are the sample's own, written for it: a court of the sample judges by them
 * as a real one judges by the civil code. An article is cited by its key (`合同示范法:违约金`), its number comes from its place.
 */
export interface ModelArticle {
  key: string
  text: string
  /** What stood there before the revision. */
  was?: string
}

export interface ModelLaw {
  title: string
  level: '法律' | '行政法规'
  /** The day from which the first version holds, then that of the revision. */
  since: readonly [first: string, revised: string]
  chapters: ReadonlyArray<readonly [heading: string, articles: readonly ModelArticle[]]>
  taxTypes?: string[]
}

export const article = (key: string, text: string, was?: string): ModelArticle => ({ key, text, was })
