/** A citation of a text, as the check reads it. */
export interface TextCitation {
  /** The name of the law as in the text. If the text introduced a short form, the full name. */
  law?: string
  /** The article in the form that statutes print: 第五百七十七条. */
  article?: string
  paragraph?: number
  item?: number
  /** The number of a judgment or document, with or without its name. */
  number?: string
  isCase?: boolean
  court?: string
  /** Further articles of the same law in the same list. The quotation may come from one of them. */
  beside?: string[]
  /** The quoted words. */
  quote?: string
  /** No word announces the quotation, so it may be no quotation of the article. */
  isQuoteUncertain?: boolean
  /** What the text says of the article without quotation marks. */
  statement?: string
  /** What the text says of the case: its name, its cause, the day of the judgment. */
  name?: string
  cause?: string
  date?: string
  /** For laws: the day of the text. */
  asOf?: string
  /** The name may belong to no law, if no library has it. */
  isDoubtful?: boolean
  /** The text has only the first and the last article of a range, and this one lies between. */
  isInRange?: boolean
  /** The start in the text, as a UTF-16 offset; `to` is the end. */
  from: number
  to: number
}
