/**
 * Types that records of several libraries share. A record is a document from the sample or from an import. Each
 * library's folder defines the shape of its records. Dates are ISO days; amounts are in yuan.
 */
export interface TextSection {
  /** The title of the section: 本院认为, 裁判结果, 基本案情 … */
  label: string
  /** The text of the section. Each line is a paragraph. */
  text: string
}

export interface CitedLaw {
  law: string
  /** The article: 第五百七十七条, possibly with 款 and 项. */
  article: string
}
