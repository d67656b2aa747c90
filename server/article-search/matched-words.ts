/** Finds the words that an article shares with a question. */
import { foldText, withoutQuestionWords } from './bigrams'

const MOST = 12
const SHORTEST = 2
const WORD = /[\u3400-\u4dbf\u4e00-\u9fffa-z0-9]+/g
/** The maximum number of pieces of a question, and the maximum length of a piece. */
const PIECES = 5
const LONGEST_PIECE = 20

const runsOf = (question: string): string[] => foldText(withoutQuestionWords(question)).match(WORD) ?? []

/** Returns the pieces of a question between question words. Skips long pieces, because they are not words. */
export function questionPieces(question: string): string[] {
  const pieces = runsOf(question).filter(({ length }) => length >= SHORTEST && length <= LONGEST_PIECE)
  return [...new Set(pieces)].slice(0, PIECES)
}

/** Matches function words at the ends of a piece. They occur in any text: 公司不 of 公司不给 also occurs in 分公司不具有. */
const FUNCTION_WORDS = /^[的了在把被给将和与或及]+|[的不没未了在把被给将和与或及]+$/g

/** Returns the longest parts of a piece that the text contains. */
function sharedPieces(run: string, text: string): string[] {
  const pieces: string[] = []
  for (let from = 0; from + SHORTEST <= run.length;) {
    let to = from + SHORTEST
    if (!text.includes(run.slice(from, to))) {
      from++
      continue
    }
    while (to < run.length && text.includes(run.slice(from, to + 1))) to++
    const piece = run.slice(from, to).replace(FUNCTION_WORDS, '')
    if (piece.length >= SHORTEST) pieces.push(piece)
    from = to
  }
  return pieces
}

interface ReadArticle {
  title: string
  path: string[]
  text: string
}

/** Returns the words that no article contains, neither in its text nor in its headings. */
export function absentWords(words: string[], articles: ReadArticle[]): string[] {
  if (articles.length === 0) return []
  const all = foldText(articles.map(({ title, path, text }) => [title, ...path, text].join('\n')).join('\n'))
  return words.filter(word => !all.includes(word))
}

/** Returns the words of the text that occur in the question or are among `lawWords`, the longest first. */
export function matchedWords(text: string, question: string, lawWords: string[]): string[] {
  const folded = foldText(text)
  const words = new Set(runsOf(question).flatMap(run => sharedPieces(run, folded)))
  for (const word of lawWords) if (folded.includes(word)) words.add(word)
  // The reader sees the original text, where the word may have full-width characters.
  const isAligned = folded.length === text.length
  const printed = (word: string) => {
    const at = isAligned ? folded.indexOf(word) : -1
    return at < 0 ? word : text.slice(at, at + word.length)
  }
  return [...words]
    .map(printed)
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .slice(0, MOST)
}
