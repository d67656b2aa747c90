/** A citation in a text, as the citation check reads it. */
export interface TextCitation {
  /**
   * The name of the law as in the text. For a short form that the text defines, the full name. The version that the
   * text states follows the name: （2018年修正）. A word for a former version stands before the name: 旧.
   */
  law?: string
  /** The article in the form that statutes print: 第五百七十七条. */
  article?: string
  paragraph?: number
  item?: number
  /** The number of a judgment or document. A citation may have both a law and its document number. */
  number?: string
  isCase?: boolean
  court?: string
  /** Further articles of the same law in the same list. The quotation may come from one of them. */
  beside?: string[]
  /** The quoted words. */
  quote?: string
  /** Whether the quoted words may not come from the article, for example because no word announces them. */
  isQuoteUncertain?: boolean
  /** What the text states about the article, without quotation marks. */
  statement?: string
  /** The name of the case, as the text states it. */
  name?: string
  /** The cause of the case, as the text states it. */
  cause?: string
  /** The day of the judgment that the text states. */
  date?: string
  /** The day that the text states as its own. Present only in citations of laws, to choose their version. */
  asOf?: string
  /** Whether `law` may be something else than a law. Such a citation counts only if the library has the law. */
  isDoubtful?: boolean
  /** Whether the article lies inside a range, of which the text contains only the first and the last article. */
  isInRange?: boolean
  /** The start in the text, as a UTF-16 offset; `to` is the end. */
  from: number
  to: number
}
