/** Documents like a text: told by the cluster nearly, and then by our own arithmetic exactly. */
import { occurrences } from '@domain/text/matching'
import { alikeness, compareAlike, rarestOf, rarityOfAll, type Term, worthOfPair } from '../similar-cases'
import type { AlikeRequest, AlikeResult, EngineDocument } from '../port'
import { LENGTH, SATURATION } from '../relevance'
import type { Reading } from './reading'
import { documentIn, textsOf } from './shape'
import type { Query } from './words'

/** Pairs that are counted in one call. */
const AT_ONCE = 500
/** Taken beyond what is asked for, as the cluster counts in single precision. */
const SPARE = 20

const WORTH =
  'double t = _score; double l = doc[params.field].value;' +
  'return params.worth * (params.k + 1) * t / (t + params.k * (1 - params.b + params.b * l / params.average));'

const holding = (field: string, pair: string): Query => ({ term: { [field]: pair } })

interface Counted {
  pairs: { buckets: Array<{ doc_count: number }> }
}

async function countHaving(reading: Reading, field: string, pairs: string[]): Promise<number[]> {
  const having: number[] = []
  for (let at = 0; at < pairs.length; at += AT_ONCE) {
    const filters = pairs.slice(at, at + AT_ONCE).map(pair => holding(field, pair))
    const { aggregations } = await reading.search<Counted>({ size: 0, aggs: { pairs: { filters: { filters } } } })
    having.push(...aggregations!.pairs.buckets.map(bucket => bucket.doc_count))
  }
  return having
}

export async function alikeTo(reading: Reading, { where, pairs, rarest, size }: AlikeRequest): Promise<AlikeResult> {
  const { live, fields } = reading
  const [text, length] = [fields.texts.get('full')!, fields.lengths.get('full')!]
  const average = live.lengths.full! / live.count
  const bytes = (having: number[]) => 8 * having.length
  const having = await reading.remembered(['having', pairs], bytes, () => countHaving(reading, text, pairs))
  const terms = rarestOf(pairs, having, live.count, rarest)
  if (!terms.length) return { pairs: [], hits: [] }

  const worth = ({ pair, rarity }: Term): Query => {
    const params = { worth: rarity, k: SATURATION, b: LENGTH, average, field: length }
    return { script_score: { query: holding(text, pair), script: { source: WORTH, params } } }
  }
  const found = await reading.search({
    query: {
      bool: { filter: [await reading.query(where)], should: terms.map(worth), minimum_should_match: 1 },
    },
    sort: [{ _score: 'desc' }, { weight: 'desc' }, { id: 'asc' }],
    docvalue_fields: [length],
    _source: ['doc'],
    track_total_hits: false,
    size: size + SPARE,
  })
  const rarity = rarityOfAll(terms)
  const exactly = (document: EngineDocument, length: number) => {
    const [full = ''] = textsOf(document, 'full', false)
    const worths = terms.map(term => worthOfPair(term, occurrences(full, term.pair).length, length, average))
    const own = worths.reduce((sum, one) => sum + one, 0)
    return alikeness(own, rarity)
  }
  const hits = found.hits.hits
    .map(hit => {
      const document = documentIn(hit._source!)
      const score = exactly(document, hit.fields![length]![0]!)
      return { score, document, weight: document.weight, id: document.id }
    })
    .sort(compareAlike)
    .slice(0, size)
  return { pairs: terms.map(({ pair }) => pair), hits: hits.map(({ score, document }) => ({ score, document })) }
}
