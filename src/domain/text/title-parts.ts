/** Divides titles where a line may end. */

/**
 * Matches what a line may end behind: the words between the parties, the cause. The first alternatives are words that
 * only contain 与 or 诉.
 */
const AFTER = /[参给]与|[起申上反公抗应撤]诉|(与|诉(?![讼状请求])|纠纷|公司等?(?![与诉、，法章])|[、，；])/g
/** Matches what a line may begin with: the round of the trial, the subject of a rule. */
const BEFORE = /[一二终再]审|关于/g
const MARK = '\n'

const WITH_SIGN = /^(.+)(..[、，；])$/

/** Divides a part before the last characters of its sign. They do not break, so that no line begins with the sign. */
export function endWithSign(part: string): [words: string, end?: string] {
  const [, words = part, end] = WITH_SIGN.exec(part) ?? []
  return [words, end]
}

/** Returns the parts of a title: 甲公司与｜乙公司｜买卖合同纠纷｜一审民事判决书. */
export const titleParts = (title: string): string[] =>
  title
    .replace(/\s+/g, ' ')
    .replace(AFTER, (whole, end: string | undefined) => (end ? whole + MARK : whole))
    .replace(BEFORE, MARK + '$&')
    .split(MARK)
    .filter(Boolean)
