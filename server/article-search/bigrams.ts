/** Cuts texts into bigrams: pairs of neighbouring Han characters, letters or digits, as numbers. */

const isTermCharacter = (code: number) =>
  (code >= 0x4e00 && code <= 0x9fff) ||
  (code >= 0x3400 && code <= 0x4dbf) ||
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x30 && code <= 0x39)

/** Unifies full-width and half-width characters, and upper and lower case. */
export const foldText = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Calls `each` for every bigram of a text that `foldText` has returned. A bigram is a number of 32 bits. */
export function forEachBigram(text: string, each: (bigram: number) => void) {
  let before = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (!isTermCharacter(code)) {
      before = 0
      continue
    }
    if (before) each(before * 0x10000 + code)
    before = code
  }
}

export function distinctBigrams(text: string): Set<number> {
  const bigrams = new Set<number>()
  forEachBigram(foldText(text), bigram => bigrams.add(bigram))
  return bigrams
}

export const bigramText = (bigram: number): string =>
  String.fromCharCode(Math.floor(bigram / 0x10000), bigram % 0x10000)

/**
 * Words without legal content, such as question words and pronouns. They are replaced by blanks, so that no bigram
 * joins the words around them.
 */
const QUESTION_WORDS =
  /请问|是否|怎么办|怎么|如何|什么|哪些|哪个|吗|呢|能不能|可不可以|可以|应该|应当|需要|多少|怎样|么|有没有|会不会|为什么|谁|我|你|他|她|的|了|如果|是不是|能否|可否/g

export const withoutQuestionWords = (question: string): string => question.replace(QUESTION_WORDS, ' ')
