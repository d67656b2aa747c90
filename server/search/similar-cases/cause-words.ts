/** Derives the cause from lay words, by a table that a lawyer can read and change. */
import { normalisedText } from './terms'

interface Pattern {
  /** One sentence must contain a word of each group. */
  groups: number[][]
  points: number
}

interface Line {
  cause: string
  patterns: Pattern[]
}

/**
 * The minimum points of a pattern that hardly ever occurs in other matters. By default, a pattern gets one point for
 * each of its groups.
 */
const SURE = 3
/** The points of a cause whose name is in the facts. */
const NAMED = 4
/**
 * Endings that are removed from a cause to get the names that facts may contain: 名誉权纠纷 gives 名誉权, and
 * 机动车交通事故责任纠纷 gives 机动车交通事故. Names shorter than `least` characters also have other meanings, so they are left out.
 */
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
 * Reads a table with lines such as 离婚纠纷 = !离婚 分居 @夫妻+打, after a line @夫妻 = 老公|老婆 that defines a group of words. A
 * pattern with ! is sure. Groups joined by + must occur in one sentence. Lines that begin with # are comments.
 */
export class CauseWords {
  private readonly words: string[] = []
  private readonly lines: Line[] = []
  /** All names of causes that have several names, by each name. The current name comes first. */
  private readonly names = new Map<string, string[]>()

  /** `causes` are the official causes. Facts may name a cause that the table lacks. */
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
        groupsOfWords.set(left.trim(), wordsOf(normalisedText(right).trim()))
        continue
      }
      const names = left.split('|').map(name => name.trim())
      const [cause = ''] = names
      const patterns = normalisedText(right).split(/\s+/).filter(Boolean).map(patternOf)
      if (cause && patterns.length) this.lines.push({ cause, patterns })
      if (names.length > 1) for (const name of names) this.names.set(name, names)
    }
    for (const cause of causes) {
      const groups = [namesIn(cause).map(placeOf)]
      if (groups[0]!.length) this.lines.push({ cause, patterns: [{ groups, points: NAMED }] })
    }
  }

  /** Returns all names of a cause, the current one first. */
  namesOf = (cause: string): string[] => this.names.get(cause) ?? [cause]

  /** Returns the points of each cause that words of the facts suggest. */
  pointsOf(facts: string): Map<string, number> {
    const text = normalisedText(facts)
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
