/**
 * Reads the statement of a text about a cited article, without quotation marks: 第一百四十七条规定，被告…可以缺席判决.
 */

const LONGEST = 200
/** The minimum length of a statement. Shorter ones would fit too many articles. */
const SHORTEST = 12
/** Matches the words or the colon that announce a statement. Other text after an article is about the case. */
const LEADS = /^(?:[）)]|\s)*(?:(?:之|的)?(?:明确|明文)?(?:规定|指出|载明)(?:了|为)?[，,：:]?|[：:])\s?/
const OPENS_QUOTE = /^[“「『"＂]/
/** Matches words that continue the sentence about the case: 规定的起诉条件, 规定作出判决. */
const GOES_ON = /^(?:的|之|等|作出|判决|裁定|驳回|提起|向)/
const ENDS = /[。！？“「『"＂《\n]/

interface Statement {
  text: string
  from: number
  to: number
}

/** Returns the statement after a citation that ends at `to`. `end` is the start of the next citation. */
export function statementAfter(text: string, to: number, end = text.length): Statement | undefined {
  const after = text.slice(to, Math.min(end, to + LONGEST + 20))
  const [lead] = LEADS.exec(after) ?? []
  if (!lead) return undefined
  const words = after.slice(lead.length)
  if (OPENS_QUOTE.test(words) || GOES_ON.test(words)) return undefined
  const close = words.search(ENDS)
  const statement = words.slice(0, close < 0 ? LONGEST : Math.min(close, LONGEST))
  const from = to + lead.length
  return statement.length >= SHORTEST ? { text: statement, from, to: from + statement.length } : undefined
}
