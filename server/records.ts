/**
 * Types shared by records of several libraries. A record is a document from the sample or an import; each library's folder
 * defines its shape. Dates are ISO days, amounts yuan.
 */
export interface Paragraph {
  /** 本院认为, 裁判结果, 基本案情 … */
  label: string
  /** Lines are paragraphs. */
  text: string
}

export interface CitedLaw {
  law: string
  /** 第五百七十七条, possibly with 款 and 项 */
  article: string
}
