/** Converts text clauses to cluster queries that match to the exact character. */
import { isParagraphEnd, isSentenceEnd, type Near } from '@domain/text/matching'
import type { TextClause } from '../port'
import { wellFormed } from '../well-formed'
import { POSITION_GAP, type Fields } from './shape'

export type Query = Record<string, unknown>
type Interval = Record<string, unknown>

export const MATCH_ALL: Query = { match_all: {} }
export const MATCH_NONE: Query = { match_none: {} }

/**
 * The longest word, in characters, that is queried as a whole, because a query may have only 1,024 terms. A
 * longer word is queried by its beginning, and then the texts are read.
 */
const LONGEST = 100

const charactersOf = (word: string) => [...word]
const lengthOf = (word: string) => charactersOf(word).length

/** The words of a clause as the index stores them. */
export const indexedWordsOf = ({ words }: Pick<TextClause, 'words'>) => words.filter(Boolean).map(wellFormed)

/**
 * Derives the count of a phrase from its score. The score adds up the counts of its bigrams, so it is divided
 * by their number.
 */
export const phraseCountOf = (word: string, score: number) => score / Math.max(1, lengthOf(word) - 1)

export const exceedsQueryLength = (word: string) => lengthOf(word) > LONGEST

/** A query for documents whose field contains the word. */
export function containsWord(field: string, word: string, name?: string): Query {
  const characters = charactersOf(word)
  const named = name === undefined ? {} : { _name: name }
  if (characters.length === 1) return { term: { [field]: { value: word, ...named } } }
  const query = characters.slice(0, LONGEST).join('')
  return { match_phrase: { [field]: { query, analyzer: 'two', ...named } } }
}

const ordered = (intervals: Interval[], gaps: number): Interval => ({
  all_of: { ordered: true, max_gaps: gaps, intervals },
})

/**
 * An interval as wide as the word: its bigrams, then its last character. Bigrams alone would end one character early.
 */
function intervalOf(word: string): Interval {
  const characters = charactersOf(word).slice(0, LONGEST)
  const last = { match: { query: characters.at(-1)!, analyzer: 'one' } }
  if (characters.length === 1) return last
  const pairs = { match: { query: characters.join(''), analyzer: 'two', ordered: true, max_gaps: 0 } }
  return ordered([pairs, last], 0)
}

const ENDS = { sentence: ['。', '！', '？', '；', '\n'], paragraph: ['\n'] }
const ends = (within: 'sentence' | 'paragraph'): Interval => ({
  any_of: { intervals: ENDS[within].map(intervalOf) },
})
const holdsEnd = (word: string, within: 'sentence' | 'paragraph') => {
  const isEnd = within === 'sentence' ? isSentenceEnd : isParagraphEnd
  return [...word].some(sign => isEnd(sign.charCodeAt(0)))
}

/** Returns an interval that contains all words, but no end of a sentence or paragraph. */
const sharing = (words: string[], within: 'sentence' | 'paragraph'): Interval => ({
  all_of: { max_gaps: POSITION_GAP - 1, intervals: words.map(intervalOf), filter: { not_containing: ends(within) } },
})

const inField = (field: string, interval: Interval): Query => ({ intervals: { [field]: interval } })
const every = (queries: Query[]): Query => ({ bool: { filter: queries } })
const allOccur = (field: string, words: string[]) => every(words.map(word => containsWord(field, word)))

/** A query for documents where at least `least` of the words share a sentence. */
export function shareSentence(field: string, words: string[], least: number): Query {
  const sets = (from: number, size: number): string[][] =>
    size === 0
      ? [[]]
      : words.slice(from).flatMap((word, at) => sets(from + at + 1, size - 1).map(others => [word, ...others]))
  return inField(field, { any_of: { intervals: sets(0, least).map(set => sharing(set, 'sentence')) } })
}

export const fitsSentence = (word: string) => !holdsEnd(word, 'sentence')

function nearIn(fields: Fields, scope: string, words: string[], near: Near): Query {
  const distinct = [...new Set(words)]
  const field = near.within === 'article' ? fields.articles.get(scope) : fields.texts.get(scope)
  if (!field) return MATCH_NONE
  const isEnded = near.within === 'sentence' || near.within === 'paragraph'
  if (isEnded && distinct.some(word => holdsEnd(word, near.within))) return MATCH_NONE
  if (words.length === 1 || (distinct.length === 1 && near.within !== 'gap')) return allOccur(field, distinct)
  if (near.within === 'article')
    return inField(field, { all_of: { max_gaps: POSITION_GAP - 1, intervals: distinct.map(intervalOf) } })
  if (near.within !== 'gap') return inField(field, sharing(distinct, near.within))
  if (words.length > 2 || distinct.length < 2) return gapCandidates(field, words, near.gap)
  const [first, second] = words.map(intervalOf) as [Interval, Interval]
  return inField(field, {
    any_of: { intervals: [ordered([first, second], near.gap), ordered([second, first], near.gap)] },
  })
}

/**
 * A query for candidates, which have all words within the greatest width of a chain. A narrower limit could
 * miss words that overlap.
 */
function gapCandidates(field: string, words: string[], gap: number): Query {
  const distinct = [...new Set(words)]
  if (distinct.length < 2) return allOccur(field, distinct)
  const gaps = (words.length - 1) * gap + words.reduce((sum, word) => sum + lengthOf(word), 0)
  return inField(field, { all_of: { max_gaps: gaps, intervals: distinct.map(intervalOf) } })
}

/** Whether a query finds only candidates for the clause, so that their texts must be read. */
export function needsReading({ words, near }: TextClause): boolean {
  const requested = indexedWordsOf({ words })
  if (requested.some(exceedsQueryLength)) return true
  if (near?.within !== 'gap' || requested.length < 2) return false
  return requested.length > 2 || requested[0] === requested[1]
}

/** A query that finds every matching document. If `needsReading`, it finds other documents too. */
export function textQuery(fields: Fields, clause: TextClause): Query {
  const words = indexedWordsOf(clause)
  if (!words.length) return MATCH_ALL
  if (clause.near) return nearIn(fields, clause.scope, words, clause.near)
  const field = fields.texts.get(clause.scope)
  return field ? allOccur(field, [...new Set(words)]) : MATCH_NONE
}
