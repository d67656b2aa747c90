/** Lay words, and the words of laws with the same meaning, from a table that a lawyer can read and change. */
import { forEachBigram, foldText } from './bigrams'

interface LayWord {
  word: string
  /** Longer words of another meaning that contain `word`: 告诉 and 广告 for 告. */
  longerWords: string[]
}

interface Line {
  /** Groups of lay words. The line applies to questions that contain all words of one group. */
  layWords: LayWord[][]
  lawWords: Array<{ word: string; bigrams: number[] }>
}

const bigramsOf = (word: string) => {
  const bigrams: number[] = []
  forEachBigram(word, bigram => bigrams.push(bigram))
  return bigrams
}

const layWordOf = (text: string): LayWord => {
  const [word = '', ...longerWords] = text.split('-')
  return { word, longerWords }
}

/**
 * Parses lines such as 房东 退+押金 = 出租人 返还: lay words, then law words. Words joined by + must all occur. 告-告诉 means 告
 * outside 告诉. Lines that begin with # are comments.
 */
function parse(table: string): Line[] {
  return table.split('\n').flatMap(line => {
    const [lay = '', law = ''] = line.startsWith('#') ? [] : foldText(line).split('=')
    const [layWords, lawWords] = [lay, law].map(side => side.split(/\s+/).filter(Boolean)) as [string[], string[]]
    return layWords.length && lawWords.length
      ? [
          {
            layWords: layWords.map(group => group.split('+').map(layWordOf)),
            lawWords: lawWords.map(word => ({ word, bigrams: bigramsOf(word) })),
          },
        ]
      : []
  })
}

/**
 * Whether a text contains a word outside its longer words. Blanks replace the longer words, so that the texts around
 * them do not join.
 */
const hasWord = (text: string, { word, longerWords }: LayWord) =>
  text.includes(word) && longerWords.reduce((rest, longer) => rest.split(longer).join(' '), text).includes(word)

const isIn = (text: string, { layWords }: Line) => layWords.some(group => group.every(word => hasWord(text, word)))

export class LayWordTable {
  private readonly lines: Line[]

  constructor(table: string) {
    this.lines = parse(table)
  }

  /** Returns the law words for the question's lay words, except those that the question contains. */
  lawWordsFor(question: string): string[] {
    const text = foldText(question)
    const words = this.lines.flatMap(line => (isIn(text, line) ? line.lawWords.map(({ word }) => word) : []))
    return [...new Set(words)].filter(word => !text.includes(word))
  }

  /** Returns the law words for the question's lay words that the question contains itself. */
  lawWordsIn(question: string): string[] {
    const text = foldText(question)
    const lines = this.lines.filter(line => isIn(text, line))
    return [...new Set(lines.flatMap(({ lawWords }) => lawWords.map(({ word }) => word)))].filter(word =>
      text.includes(word),
    )
  }

  /**
   * Returns the number of table lines that concern a question: it contains their lay words or one of their law words.
   */
  linesIn(question: string): number {
    const text = foldText(question)
    const hasLawWord = ({ lawWords }: Line) => lawWords.some(({ word }) => text.includes(word))
    return this.lines.filter(line => isIn(text, line) || hasLawWord(line)).length
  }

  /** Returns the bigrams of the words that `lawWordsFor` returns, with their weights. */
  impliedBy(question: string): Map<number, number> {
    const text = foldText(question)
    const implied = new Map<number, number>()
    for (const line of this.lines) {
      if (!isIn(text, line)) continue
      const { lawWords } = line
      for (const { word, bigrams } of lawWords) {
        if (text.includes(word)) continue
        const weight = 1 / Math.sqrt(bigrams.length * lawWords.length)
        for (const bigram of bigrams) implied.set(bigram, Math.max(implied.get(bigram) ?? 0, weight))
      }
    }
    return implied
  }
}
