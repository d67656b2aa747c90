/**
 * Computes the score that `relevance.ts` defines. The cluster computes an approximation to find candidates, and this
 * process computes exact scores.
 */
import { occurrences } from '@domain/text/matching'
import type { EngineDocument } from '../port'
import {
  AUTHORITY_BONUS,
  LENGTH_NORMALISATION,
  SATURATION,
  relevanceScoreOf,
  frequencyWeightOf,
  TITLE_WEIGHT,
  SENTENCE_BONUS,
  termScoreOf,
} from '../relevance'
import { wellFormed } from '../well-formed'
import type { IndexHit, IndexReader } from './index-reader'
import { scopeTextsOf } from './shape'
import {
  fitsOneSentence,
  exceedsQueryLength,
  containsWordQuery,
  type OpenSearchQuery,
  phraseCountOf,
  shareSentenceQuery,
} from './words'

export interface ScopeTerms {
  scope: string
  words: string[]
  rarities: number[]
}

/**
 * The maximum number of words for which the cluster checks shared sentences. With more words, the query would have too
 * many combinations.
 */
const MOST_IN_SETS = 4

/** The script that computes the score of a term from the number of its occurrences. */
const SHARE =
  'double t = _score / params.pairs; double l = doc[params.field].value;' +
  'return params.worth * (params.k + 1) * t / (t + params.k * (1 - params.b + params.b * l / params.average));'
/** The script that divides the sum of term scores by the sum of rarities, and adds the bonus for document weight. */
const WEIGH =
  'double w = doc["weight"].value; return _score / params.rarity * (1 + (w > 0 ? params.a * w / (w + 2) : 0));'

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

/** The counts of one document from which its score is computed. Numbers of scopes and words are indices in `terms`. */
interface Counted {
  times(scope: number, word: number): number
  inTitle(scope: number, word: number): number
  /** Returns the most words of the scope that share a sentence. */
  most(scope: number): number
  length(scope: string): number
  weight: number
}

export class OpenSearchScores {
  private readonly rarity: number
  /** The number of words minus one, summed over all scopes: the maximum, reached if all words share a sentence. */
  private readonly meetings: number
  /** Whether exact scores require the texts, because the cluster cannot count a word or check shared sentences. */
  readonly needsText: boolean

  constructor(
    private readonly reader: IndexReader,
    private readonly terms: ScopeTerms[],
  ) {
    this.rarity = sum(terms.flatMap(({ rarities }) => rarities))
    this.meetings = sum(terms.map(({ words }) => words.length - 1))
    this.needsText = terms.some(
      ({ words }) => words.some(exceedsQueryLength) || words.filter(fitsOneSentence).length > MOST_IN_SETS,
    )
  }

  private average(scope: string): number {
    const { lengths, count } = this.reader.live
    return lengths[scope]! / count
  }

  private worthQuery(scope: string, word: string, worth: number, name: string): OpenSearchQuery {
    const { fields } = this.reader
    const params = {
      worth,
      k: SATURATION,
      b: LENGTH_NORMALISATION,
      average: this.average(scope),
      field: fields.lengths.get(scope)!,
      pairs: 1 / phraseCountOf(word, 1),
    }
    return {
      script_score: {
        query: containsWordQuery(fields.texts.get(scope)!, word, name),
        script: { source: SHARE, params },
      },
    }
  }

  /** Returns the queries of all words. Their names begin with `t` for the text and with `h` for the title. */
  private worths(): OpenSearchQuery[] {
    return this.terms.flatMap(({ scope, words, rarities }, at) =>
      words.flatMap((word, one) => {
        const inText = this.worthQuery(scope, word, rarities[one]!, `t${at}.${one}`)
        const inTitle = () => this.worthQuery('title', word, TITLE_WEIGHT * rarities[one]!, `h${at}.${one}`)
        return scope === 'full' ? [inText, inTitle()] : [inText]
      }),
    )
  }

  /**
   * Returns the bonuses for words that share a sentence. If the cluster cannot check this, the maximum bonus is
   * assumed.
   */
  private meetingsIn({ scope, words }: ScopeTerms, at: number): Array<{ filter: OpenSearchQuery; weight: number }> {
    const fitting = words.filter(fitsOneSentence)
    const weight = SENTENCE_BONUS / this.meetings
    if (fitting.length < 2) return []
    if (this.needsText) return [{ filter: { match_all: {} }, weight: weight * (fitting.length - 1) }]
    const field = this.reader.fields.texts.get(scope)!
    return fitting.slice(1).map((_, more) => {
      const query = shareSentenceQuery(field, fitting, more + 2)
      return { filter: { bool: { filter: [query], _name: `m${at}.${more + 2}` } }, weight }
    })
  }

  /** Returns a query with approximate scores. They are never below the exact scores, apart from rounding errors. */
  query(where: OpenSearchQuery): OpenSearchQuery {
    const functions = this.terms.flatMap((terms, at) => this.meetingsIn(terms, at))
    const worth = { bool: { filter: [where], should: this.worths() } }
    const met = functions.length
      ? {
          function_score: {
            query: worth,
            functions: [{ filter: { match_all: {} }, weight: 1 }, ...functions],
            score_mode: 'sum',
            boost_mode: 'multiply',
          },
        }
      : worth
    const params = { rarity: this.rarity, a: AUTHORITY_BONUS }
    return { script_score: { query: met, script: { source: WEIGH, params } } }
  }

  get docValues(): string[] {
    const { lengths } = this.reader.fields
    return [...new Set([...this.terms.map(({ scope }) => scope), 'title'])].map(scope => lengths.get(scope)!)
  }

  private exactly(counted: Counted): number {
    let [worth, met] = [0, 0]
    this.terms.forEach(({ scope, words, rarities }, at) => {
      words.forEach((_, one) => {
        const inText = frequencyWeightOf(counted.times(at, one), counted.length(scope), this.average(scope))
        const isFull = scope === 'full'
        const inTitle = isFull
          ? frequencyWeightOf(counted.inTitle(at, one), counted.length('title'), this.average('title'))
          : 0
        worth += termScoreOf(rarities[one]!, inText, inTitle)
      })
      met += Math.max(0, counted.most(at) - 1)
    })
    return relevanceScoreOf(worth, this.rarity, this.meetings && met / this.meetings, counted.weight)
  }

  private ofFeatures({ matched_queries: queryScores = {}, fields = {} }: IndexHit): Counted {
    const word = (at: number, one: number) => this.terms[at]!.words[one]!
    return {
      times: (at, one) => phraseCountOf(word(at, one), queryScores[`t${at}.${one}`] ?? 0),
      inTitle: (at, one) => phraseCountOf(word(at, one), queryScores[`h${at}.${one}`] ?? 0),
      most: at =>
        this.terms[at]!.words.reduce((most, _, more) => (`m${at}.${more + 1}` in queryScores ? more + 1 : most), 0),
      length: scope => fields[this.reader.fields.lengths.get(scope)!]![0]!,
      weight: fields.weight![0]!,
    }
  }

  private ofText(document: EngineDocument, { fields = {} }: IndexHit): Counted {
    const texts = this.terms.map(({ scope }) => scopeTextsOf(document, scope, false)[0] ?? '')
    const title = wellFormed(document.title)
    const word = (at: number, one: number) => this.terms[at]!.words[one]!
    return {
      times: (at, one) => occurrences(texts[at]!, word(at, one)).length,
      inTitle: (at, one) => occurrences(title, word(at, one)).length,
      most: at => {
        const sentences = texts[at]!.split(/[\n。！？；]/)
        return Math.max(...sentences.map(one => this.terms[at]!.words.filter(word => one.includes(word)).length))
      },
      length: scope => fields[this.reader.fields.lengths.get(scope)!]![0]!,
      weight: document.weight,
    }
  }

  /** Returns the exact score of a result in millionths, as an integer. If `needsText`, `document` is required. */
  of(hit: IndexHit, document?: EngineDocument): number {
    return this.exactly(document ? this.ofText(document, hit) : this.ofFeatures(hit))
  }
}
