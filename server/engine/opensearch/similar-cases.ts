/**
 * Finds similar documents. The cluster computes an approximate similarity to find candidates, and this process computes
 * the exact one.
 */
import { occurrences } from '@domain/text/matching'
import {
  similarityScore,
  compareSimilarHits,
  rarestBigrams,
  totalRarity,
  type RareBigram,
  bigramScoreOf,
} from '../similar-cases'
import type { SimilarRequest, SimilarResult, EngineDocument } from '../port'
import { LENGTH_NORMALISATION, SATURATION } from '../relevance'
import type { IndexReader } from './index-reader'
import { documentFromSource, scopeTextsOf } from './shape'
import type { OpenSearchQuery } from './words'

/** The number of bigrams that one call counts. */
const AT_ONCE = 500
/** The number of additional candidates. They compensate for the cluster's single precision. */
const SPARE = 20

/** The script that computes the score of a bigram from the number of its occurrences. */
const WORTH =
  'double t = _score; double l = doc[params.field].value;' +
  'return params.worth * (params.k + 1) * t / (t + params.k * (1 - params.b + params.b * l / params.average));'

const holding = (field: string, bigram: string): OpenSearchQuery => ({ term: { [field]: bigram } })

interface Counted {
  pairs: { buckets: Array<{ doc_count: number }> }
}

async function countHaving(reader: IndexReader, field: string, bigrams: string[]): Promise<number[]> {
  const having: number[] = []
  for (let at = 0; at < bigrams.length; at += AT_ONCE) {
    const filters = bigrams.slice(at, at + AT_ONCE).map(bigram => holding(field, bigram))
    const { aggregations } = await reader.search<Counted>({ size: 0, aggs: { pairs: { filters: { filters } } } })
    having.push(...aggregations!.pairs.buckets.map(bucket => bucket.doc_count))
  }
  return having
}

export async function findSimilarDocuments(
  reader: IndexReader,
  { where, bigrams, rareCount, size }: SimilarRequest,
): Promise<SimilarResult> {
  const { live, fields } = reader
  const [text, length] = [fields.texts.get('full')!, fields.lengths.get('full')!]
  const average = live.lengths.full! / live.count
  const bytes = (having: number[]) => 8 * having.length
  const having = await reader.remembered(['having', bigrams], bytes, () => countHaving(reader, text, bigrams))
  const terms = rarestBigrams(bigrams, having, live.count, rareCount)
  if (!terms.length) return { bigrams: [], hits: [] }

  const worth = ({ bigram: pair, rarity }: RareBigram): OpenSearchQuery => {
    const params = { worth: rarity, k: SATURATION, b: LENGTH_NORMALISATION, average, field: length }
    return { script_score: { query: holding(text, pair), script: { source: WORTH, params } } }
  }
  const response = await reader.search({
    query: {
      bool: { filter: [await reader.query(where)], should: terms.map(worth), minimum_should_match: 1 },
    },
    sort: [{ _score: 'desc' }, { weight: 'desc' }, { id: 'asc' }],
    docvalue_fields: [length],
    _source: ['doc'],
    track_total_hits: false,
    size: size + SPARE,
  })
  const rarity = totalRarity(terms)
  const exactly = (document: EngineDocument, length: number) => {
    const [full = ''] = scopeTextsOf(document, 'full', false)
    const worths = terms.map(term => bigramScoreOf(term, occurrences(full, term.bigram).length, length, average))
    const total = worths.reduce((sum, one) => sum + one, 0)
    return similarityScore(total, rarity)
  }
  const hits = response.hits.hits
    .map(hit => {
      const document = documentFromSource(hit._source!)
      const score = exactly(document, hit.fields![length]![0]!)
      return { score, document, weight: document.weight, id: document.id }
    })
    .sort(compareSimilarHits)
    .slice(0, size)
  return {
    bigrams: terms.map(({ bigram: pair }) => pair),
    hits: hits.map(({ score, document }) => ({ score, document })),
  }
}
