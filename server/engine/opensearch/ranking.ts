/**
 * Sorts results by relevance. The cluster sorts by approximate scores; the first results are then scored exactly. On
 * late pages, only results near the page are scored exactly.
 */
import { type Clause, type Order } from '../port'
import { BusyError } from '../../threads/busy'
import { MILLIONTHS, rarityOf, termsByScope } from '../relevance'
import type { ResultPage } from './orders'
import { MAX_PAGE_RESULTS, type IndexHit, type IndexReader } from './index-reader'
import { OpenSearchScores, type ScopeTerms } from './scores'
import { documentFromSource } from './shape'
import type { OpenSearchQuery } from './words'

/** The maximum relative error of the cluster's scores, which have single precision. */
const ROUNDING = 4e-6
/**
 * The number of results that are scored exactly in addition to the page. They usually prove that no other result
 * belongs on the page.
 */
const SPARE = 40
/** The minimum number of results that are ranked and cached, however small the page is. */
const LEAST = 100
/** If possible, small pages that end after this position are ranked in ranges of `RANGE` results (see `rankedPage`). */
const NEAR = 256
const RANGE = 100
/**
 * The number of results that are also read before and after a range. The second number is used if the first is not
 * enough.
 */
const MARGINS = [40, 400]
/** The maximum number of documents whose texts are read for one ranking. */
const READ_AT_MOST = 10_000
const READ_AT_ONCE = 250
/** Makes the cluster return the score of each named query, from which `phraseCountOf` computes occurrences. */
const NAMED = { include_named_queries_score: true }

interface Ranked {
  id: string
  score: number
  weight: number
  newest: number
}

const compare = (a: Ranked, b: Ranked) =>
  b.score - a.score ||
  b.weight - a.weight ||
  b.newest - a.newest ||
  Buffer.compare(Buffer.from(a.id), Buffer.from(b.id))

const bytesOf = (ids: string[]) => ids.reduce((bytes, id) => bytes + 2 * id.length + 16, 0)

/** The greatest and the least exact score that a result may have. */
const mostOf = (hit?: IndexHit) => (hit?._score ?? 0) * MILLIONTHS * (1 + ROUNDING) + 1
const leastOf = (hit: IndexHit) => hit._score! * MILLIONTHS * (1 - ROUNDING) - 1
/** Whether all results up to `one` rank before all results from `other` on, whatever the rounding error. */
const isCut = (one: IndexHit, other: IndexHit) => leastOf(one) > mostOf(other)

/** Returns the terms of a search with their rarities. */
export const scopeTermsIn = (reader: IndexReader, where: Clause): Promise<ScopeTerms[]> =>
  Promise.all(
    [...termsByScope(where, reader.live.spec)]
      .filter(([scope]) => reader.fields.texts.has(scope))
      .map(async ([scope, words]) => {
        const having = await Promise.all(words.map(word => reader.count({ kind: 'text', scope, words: [word] })))
        return { scope, words, rarities: having.map(count => rarityOf(reader.live.count, count)) }
      }),
  )

class Ranker {
  private readonly scores: OpenSearchScores
  private readonly newest?: string

  constructor(
    private readonly reader: IndexReader,
    terms: ScopeTerms[],
    order: Order,
  ) {
    this.scores = new OpenSearchScores(reader, terms)
    const name = order.by === 'relevance' ? order.newest : undefined
    this.newest = name === undefined ? undefined : reader.fields.numbers.get(name)
  }

  private body(query: OpenSearchQuery) {
    const { newest, scores } = this
    const byNewest = newest ? [{ [newest]: { order: 'desc', missing: '_last' } }] : []
    return {
      query: scores.query(query),
      track_scores: true,
      sort: [{ _score: 'desc' }, { weight: 'desc' }, ...byNewest, { id: 'asc' }],
      docvalue_fields: [...scores.docValues, 'weight', ...(newest ? [newest] : [])],
      _source: scores.needsText ? ['doc'] : false,
    }
  }

  private ranked = (hit: IndexHit): Ranked => ({
    id: hit.sort.at(-1) as string,
    score: this.scores.of(hit, hit._source && documentFromSource(hit._source)),
    weight: hit.fields!.weight![0]!,
    newest: hit.fields![this.newest ?? '']?.[0] ?? -Infinity,
  })

  private inOrder = (hits: Ranked[]) => hits.sort(compare).map(({ id }) => id)

  /** Returns the ids of the first results by exact score, `count` or more of them. */
  async first(query: OpenSearchQuery, count: number, total: number): Promise<string[]> {
    const { needsText } = this.scores
    const size = needsText ? READ_AT_ONCE : Math.min(MAX_PAGE_RESULTS, Math.max(LEAST, count + SPARE))
    const ranked: Ranked[] = []
    for await (const hits of this.reader.pages(this.body(query), size, NAMED)) {
      for (const hit of hits) ranked.push(this.ranked(hit))
      if (ranked.length >= total) break
      // No result that is still unread can have a higher score than `most`.
      const most = mostOf(hits.at(-1))
      const certain = ranked.reduce((count, { score }) => count + Number(score > most), 0)
      if (certain >= count) break
      if (needsText && ranked.length >= READ_AT_MOST)
        throw new BusyError('more texts would have to be read than can be')
    }
    return this.inOrder(ranked)
  }

  /**
   * Returns the ids of one range of results. Returns `[]` if the range is uncertain: exact scores require texts, or
   * results at the ends of the range have almost equal scores.
   */
  async range(query: OpenSearchQuery, start: number, end: number, total: number): Promise<string[]> {
    for (const margin of this.scores.needsText ? [] : MARGINS) {
      const from = Math.max(0, start - margin)
      const size = Math.min(total, MAX_PAGE_RESULTS, end + margin) - from
      const page = await this.reader.search({ ...this.body(query), track_total_hits: false, from, size }, NAMED)
      const { hits } = page.hits
      const isEdge = (at: number) =>
        at + from === 0 || at + from === total || (at > 0 && at < hits.length && isCut(hits[at - 1]!, hits[at]!))
      let [first, last] = [start - from, end - from]
      while (first >= 0 && !isEdge(first)) first--
      while (last <= hits.length && !isEdge(last)) last++
      if (first < 0 || last > hits.length) continue
      return this.inOrder(hits.slice(first, last).map(this.ranked)).slice(start - from - first, end - from - first)
    }
    return []
  }
}

/** Returns the number of results, and the ids of one page by relevance. */
export async function rankedPage(
  reader: IndexReader,
  { where, order, terms }: { where: Clause; order: Order; terms: ScopeTerms[] },
  from: number,
  size: number,
): Promise<ResultPage> {
  const total = await reader.count(where)
  const end = Math.min(total, from + size)
  if (from >= total) return { total, ids: [] }
  const ranker = new Ranker(reader, terms, order)
  const first = (reach: number) =>
    reader.remembered(['ranked', where, order, reach], bytesOf, async () =>
      ranker.first(await reader.query(where), reach, total),
    )
  const range = (start: number) => {
    const end = Math.min(total, start + RANGE)
    return reader.remembered(['stretch', where, order, start], bytesOf, async () =>
      ranker.range(await reader.query(where), start, end, total),
    )
  }
  if (end > NEAR && end <= MAX_PAGE_RESULTS - RANGE && size <= RANGE) {
    const start = from - (from % RANGE)
    const starts = end > start + RANGE ? [start, start + RANGE] : [start]
    const ranges = await Promise.all(starts.map(range))
    if (ranges.every(({ length }) => length)) return { total, ids: ranges.flat().slice(from - start, end - start) }
  }
  // The number is rounded up to a power of two. Neighbouring pages thus use the same cached ranking.
  const reach = Math.min(total, Math.max(LEAST, 2 ** Math.ceil(Math.log2(end))))
  return { total, ids: (await first(reach)).slice(from, end) }
}
