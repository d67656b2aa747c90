/** Divides titles where a line may break. */

/**
 * Matches text after which a line may break: the word between the parties, the end of a party or cause, or punctuation.
 * The first alternatives skip words that merely contain 与 or 诉. The last one matches the end of a party that is
 * no company, right before a cause of at most thirteen characters.
 */
const AFTER =
  /[参给和]与|[起申上反公抗应撤]诉|(与|诉(?![讼状请求])|纠纷｜?|争议(?!焦点|[、，；])|(?:清算组|管理人)(?![与诉、，；的报])|公司等?(?![与诉、，法章])|[、，；｜]|(?:[】局院]|厂(?!房)|民政府|员会|[作联]社|[支分]行)等?(?=[^与诉、，]{2,11}纠纷))/g
/** Matches text before which a line may break: the round of the trial, or the subject of a rule. */
const BEFORE = /申请再审|[一二终再]审|关于/g
/** Matches a month after a word. The line breaks before it, not inside its digits. */
const MONTH = /([\u4e00-\u9fa5])(?=\d{4}年\d{1,2}月)/g
const MARK = '\n'

/** A part with more characters may be longer than a line on a phone. */
const LONG = 14
/** A part with at most this number of characters would leave most of a line empty. */
const SHORT = 5

/**
 * Matches what stays on one line: the year and number of a document, and the last two characters before punctuation, so
 * that no line begins with punctuation.
 */
const WHOLE = /(〔\d{4}〕\d{1,6}号[）)]?|..[、，；]$)/

/** Splits a part into pieces. Each second piece stays on one line. */
export const titlePieces = (part: string): string[] => part.split(WHOLE)

/**
 * Returns the parts of a title: 甲公司与｜乙公司｜买卖合同纠纷｜一审民事判决书. A long part joins a short one before it, which would
 * otherwise stand alone on a line.
 */
export function titleParts(title: string): string[] {
  const parts = title
    .replace(/\s+/g, ' ')
    .replace(AFTER, (whole, end: string | undefined) => (end ? whole + MARK : whole))
    .replace(BEFORE, MARK + '$&')
    .replace(MONTH, '$1' + MARK)
    .split(MARK)
    .filter(Boolean)
  return parts.reduce<string[]>((joined, part) => {
    const last = joined[joined.length - 1] ?? ''
    if (!last || last.length > SHORT || part.length <= LONG) return [...joined, part]
    return [...joined.slice(0, -1), last + part]
  }, [])
}
