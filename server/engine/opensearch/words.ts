/** Converts text clauses to cluster queries that match exact characters. An interval is a position-based query. */
import { isParagraphEnd, isSentenceEnd, type WordDistance } from '@domain/text/matching'
import type { TextClause } from '../port'
import { wellFormed } from '../well-formed'
import { POSITION_GAP, type IndexFields } from './shape'

export type OpenSearchQuery = Record<string, unknown>
type Interval = Record<string, unknown>

export const MATCH_ALL: OpenSearchQuery = { match_all: {} }
export const MATCH_NONE: OpenSearchQuery = { match_none: {} }

/**
 * The maximum length, in characters, of a word that is queried completely. A query may have only 1,024 terms. Of a
 * longer word, only the beginning is queried, and this process reads the texts that the query finds.
 */
const LONGEST = 100

const charactersOf = (word: string) => [...word]
const lengthOf = (word: string) => charactersOf(word).length

/** Returns the words of a clause in the form in which the index stores them. */
export const indexedWordsOf = ({ words }: Pick<TextClause, 'words'>) => words.filter(Boolean).map(wellFormed)

/**
 * Returns the number of occurrences of a word, from the score of its query. That score is this number times the number
 * of bigrams in the word.
 */
export const phraseCountOf = (word: string, score: number) => score / Math.max(1, lengthOf(word) - 1)

export const exceedsQueryLength = (word: string) => lengthOf(word) > LONGEST

/** Returns a query for documents whose field contains the word. */
export function containsWordQuery(field: string, word: string, name?: string): OpenSearchQuery {
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
 * Returns an interval for a word: its bigrams, and then its last character. A bigram takes only the position of its
 * first character, so bigrams alone would end one position too early.
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

/** Returns an interval that contains all words within one sentence or paragraph. */
const sharing = (words: string[], within: 'sentence' | 'paragraph'): Interval => ({
  all_of: { max_gaps: POSITION_GAP - 1, intervals: words.map(intervalOf), filter: { not_containing: ends(within) } },
})

const inField = (field: string, interval: Interval): OpenSearchQuery => ({ intervals: { [field]: interval } })
const every = (queries: OpenSearchQuery[]): OpenSearchQuery => ({ bool: { filter: queries } })
const allOccur = (field: string, words: string[]) => every(words.map(word => containsWordQuery(field, word)))

/** Returns a query for documents in which at least `least` of the words share a sentence. */
export function shareSentenceQuery(field: string, words: string[], least: number): OpenSearchQuery {
  const sets = (from: number, size: number): string[][] =>
    size === 0
      ? [[]]
      : words.slice(from).flatMap((word, at) => sets(from + at + 1, size - 1).map(others => [word, ...others]))
  return inField(field, { any_of: { intervals: sets(0, least).map(set => sharing(set, 'sentence')) } })
}

export const fitsOneSentence = (word: string) => !holdsEnd(word, 'sentence')

function nearIn(fields: IndexFields, scope: string, words: string[], near: WordDistance): OpenSearchQuery {
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
 * Returns a query for documents whose words may be near enough. It allows the greatest possible distance between the
 * first and the last word, because a lower limit could miss overlapping words.
 */
function gapCandidates(field: string, words: string[], gap: number): OpenSearchQuery {
  const distinct = [...new Set(words)]
  if (distinct.length < 2) return allOccur(field, distinct)
  const gaps = (words.length - 1) * gap + words.reduce((sum, word) => sum + lengthOf(word), 0)
  return inField(field, { all_of: { max_gaps: gaps, intervals: distinct.map(intervalOf) } })
}

/** Whether the query of a clause also finds documents that do not match, so that their texts must be read. */
export function needsTextReading({ words, near }: TextClause): boolean {
  const requested = indexedWordsOf({ words })
  if (requested.some(exceedsQueryLength)) return true
  if (near?.within !== 'gap' || requested.length < 2) return false
  return requested.length > 2 || requested[0] === requested[1]
}

/** Returns a query that finds every matching document. If `needsTextReading`, it may also find others. */
export function textQuery(fields: IndexFields, clause: TextClause): OpenSearchQuery {
  const words = indexedWordsOf(clause)
  if (!words.length) return MATCH_ALL
  if (clause.near) return nearIn(fields, clause.scope, words, clause.near)
  const field = fields.texts.get(clause.scope)
  return field ? allOccur(field, [...new Set(words)]) : MATCH_NONE
}
