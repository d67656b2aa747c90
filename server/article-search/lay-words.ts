/** Words of laymen and the words of the law that stand for them, from a table that a lawyer can read and change. */
import { eachBigram, foldWidth } from './bigrams'

interface Line {
  /** A question has all words of one of these groups. */
  layWords: string[][]
  lawWords: Array<{ word: string; bigrams: number[] }>
}

const bigramsOf = (word: string) => {
  const bigrams: number[] = []
  eachBigram(word, bigram => bigrams.push(bigram))
  return bigrams
}

/** Parses lines such as 房东 退+押金 = 出租人 返还, where + needs both words. Lines that begin with # are comments. */
function parse(table: string): Line[] {
  return table.split('\n').flatMap(line => {
    const [lay = '', law = ''] = line.startsWith('#') ? [] : foldWidth(line).split('=')
    const [layWords, lawWords] = [lay, law].map(side => side.split(/\s+/).filter(Boolean)) as [string[], string[]]
    return layWords.length && lawWords.length
      ? [
          {
            layWords: layWords.map(group => group.split('+')),
            lawWords: lawWords.map(word => ({ word, bigrams: bigramsOf(word) })),
          },
        ]
      : []
  })
}

const isIn = (text: string, { layWords }: Line) => layWords.some(group => group.every(word => text.includes(word)))

export class LayWords {
  private readonly lines: Line[]

  constructor(table: string) {
    this.lines = parse(table)
  }

  /** The law words that stand for words of a question and are not in it themselves. */
  lawWordsFor(question: string): string[] {
    const text = foldWidth(question)
    const words = this.lines.flatMap(line => (isIn(text, line) ? line.lawWords.map(({ word }) => word) : []))
    return [...new Set(words)].filter(word => !text.includes(word))
  }

  /** The number of lines of the table with a word of either side in the question. */
  linesIn(question: string): number {
    const text = foldWidth(question)
    const hasLawWord = ({ lawWords }: Line) => lawWords.some(({ word }) => text.includes(word))
    return this.lines.filter(line => isIn(text, line) || hasLawWord(line)).length
  }

  /** The bigrams of law words that a question implies and does not contain, with their weights. */
  impliedBy(question: string): Map<number, number> {
    const text = foldWidth(question)
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
