/** The words that an article shares with a question. */
import { foldWidth, withoutQuestionWords } from './bigrams'

const MOST = 12
const SHORTEST = 2
const WORD = /[\u3400-\u4dbf\u4e00-\u9fffa-z0-9]+/g
/** The most pieces of a question, and the greatest length of one. */
const PIECES = 5
const LONGEST_PIECE = 20

const runsOf = (question: string): string[] => foldWidth(withoutQuestionWords(question)).match(WORD) ?? []

/** Returns what a question says, without words that only ask. Long runs are no words and left out. */
export function questionPieces(question: string): string[] {
  const pieces = runsOf(question).filter(({ length }) => length >= SHORTEST && length <= LONGEST_PIECE)
  return [...new Set(pieces)].slice(0, PIECES)
}

/** The longest pieces of a run that the text has too. */
function sharedPieces(run: string, text: string): string[] {
  const pieces: string[] = []
  for (let from = 0; from + SHORTEST <= run.length;) {
    let to = from + SHORTEST
    if (!text.includes(run.slice(from, to))) {
      from++
      continue
    }
    while (to < run.length && text.includes(run.slice(from, to + 1))) to++
    pieces.push(run.slice(from, to))
    from = to
  }
  return pieces
}

/** Returns words of the text, the longest first: those of the question, and law words that stand for its words. */
export function matchedWords(text: string, question: string, lawWords: string[]): string[] {
  const folded = foldWidth(text)
  const words = new Set(runsOf(question).flatMap(run => sharedPieces(run, folded)))
  for (const word of lawWords) if (folded.includes(word)) words.add(word)
  // The words are marked in the text, which may print them in another width.
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
