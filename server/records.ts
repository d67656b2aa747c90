/**
 * Parts that the records of several libraries share. A record is a document as it comes in, from the sample or from an import: one
 * shape a library, in its folder. Dates are ISO days, amounts yuan.
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
