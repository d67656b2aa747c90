/** What words of laymen say about the cause, from a table that a lawyer can read and change. */
import { foldedText } from './terms'

interface Pattern {
  /** A sentence has a word of each group. */
  groups: number[][]
  points: number
}

interface Line {
  cause: string
  patterns: Pattern[]
}

/** The points of what is hardly ever said of another matter. A word has one point, and a combination one for each of its words. */
const SURE = 3
/** The points of a cause that the facts name. */
const NAMED = 4
/** A cause is named with its kind, 名誉权 or 保证合同, or without it, 机动车交通事故. Shorter names are also other words. */
const NAMES = [
  { ending: /纠纷$/, least: 3 },
  { ending: /(?:损害责任|责任|合同)纠纷$/, least: 4 },
]
const SENTENCE_END = /[。！？!?；;\n]/

const namesIn = (cause: string) =>
  NAMES.flatMap(({ ending, least }) => {
    const name = cause.replace(ending, '')
    return name !== cause && name.length >= least ? [name] : []
  })

/**
 * Reads lines such as 离婚纠纷 = !离婚 分居 @夫妻+打, where @夫妻 = 老公|老婆 is a line before. Lines that begin with # are
 * comments.
 */
export class CauseWords {
  private readonly words: string[] = []
  private readonly lines: Line[] = []
  /** The names of a cause that has had several, the present one first, by each of them. */
  private readonly names = new Map<string, string[]>()

  /** `causes` are official causes: facts may name one that the table lacks. */
  constructor(table: string, causes: string[] = []) {
    const places = new Map<string, number>()
    const placeOf = (word: string) => {
      const place = places.get(word) ?? this.words.push(word) - 1
      places.set(word, place)
      return place
    }
    const groupsOfWords = new Map<string, string[]>()
    const wordsOf = (group: string): string[] =>
      group
        .split('|')
        .filter(Boolean)
        .flatMap(word => groupsOfWords.get(word) ?? [word])
    const patternOf = (text: string): Pattern => {
      const isSure = text.startsWith('!')
      const groups = text
        .slice(isSure ? 1 : 0)
        .split('+')
        .map(group => wordsOf(group).map(placeOf))
      return { groups, points: isSure ? Math.max(SURE, groups.length) : groups.length }
    }
    for (const line of table.split('\n')) {
      const [left = '', right = ''] = line.startsWith('#') ? [] : line.split('=')
      if (left.startsWith('@')) {
        groupsOfWords.set(left.trim(), wordsOf(foldedText(right).trim()))
        continue
      }
      const names = left.split('|').map(name => name.trim())
      const [cause = ''] = names
      const patterns = foldedText(right).split(/\s+/).filter(Boolean).map(patternOf)
      if (cause && patterns.length) this.lines.push({ cause, patterns })
      if (names.length > 1) for (const name of names) this.names.set(name, names)
    }
    for (const cause of causes) {
      const groups = [namesIn(cause).map(placeOf)]
      if (groups[0]!.length) this.lines.push({ cause, patterns: [{ groups, points: NAMED }] })
    }
  }

  /** Returns all names of a cause, the present one first. */
  namesOf = (cause: string): string[] => this.names.get(cause) ?? [cause]

  /** Returns the points of each cause for which words of the facts speak. */
  pointsOf(facts: string): Map<string, number> {
    const text = foldedText(facts)
    const inText = this.words.map(word => text.includes(word))
    const sentences = text.split(SENTENCE_END)
    const isIn = (sentence: string, group: number[]) =>
      group.some(word => inText[word] && sentence.includes(this.words[word]!))
    const matches = ({ groups }: Pattern) =>
      groups.every(group => group.some(word => inText[word])) &&
      (groups.length === 1 || sentences.some(sentence => groups.every(group => isIn(sentence, group))))
    const points = new Map<string, number>()
    for (const { cause, patterns } of this.lines) {
      const sum = patterns.reduce((total, pattern) => total + (matches(pattern) ? pattern.points : 0), 0)
      if (sum > 0) points.set(cause, (points.get(cause) ?? 0) + sum)
    }
    return points
  }
}
