/**
 * Sorts by relevance. The cluster sorts by a score of single precision. Its first results are scored again exactly,
 * with as many more as may belong on the page. Far down the list only results near the page are scored again.
 */
import { type Clause, type Order } from '../port'
import { Busy } from '../../threads/busy'
import { MILLIONTHS, rarityOf, termsOf } from '../relevance'
import type { Page } from './orders'
import { PAGE, type Hit, type Reading } from './reading'
import { Scores, type ScopeTerms } from './scores'
import { documentIn } from './shape'
import type { Query } from './words'

/** The largest relative rounding error of the cluster's score. */
const ROUNDING = 4e-6
/** The number of extra results to score. They usually suffice to prove that no other result belongs on the page. */
const SPARE = 40
const LEAST = 100
/** Beyond this position, results are ranked in separate ranges of this length. */
const NEAR = 256
const RANGE = 100
/**
 * The numbers of extra results that are read on both sides of a range, to find a safe cut. The second number
 * is used when scores are too close for the first.
 */
const MARGINS = [40, 400]
/** The most texts to read for one ranking, if scores depend on texts. */
const READ_AT_MOST = 10_000
const READ_AT_ONCE = 250
/** Makes the cluster return the score of each named query, which is the count of its word. */
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

const mostOf = (hit?: Hit) => (hit?._score ?? 0) * MILLIONTHS * (1 + ROUNDING) + 1
const leastOf = (hit: Hit) => hit._score! * MILLIONTHS * (1 - ROUNDING) - 1
/** Whether all results up to `one` certainly rank before all results from `other` on, in spite of rounding. */
const isCut = (one: Hit, other: Hit) => leastOf(one) > mostOf(other)

export const termsIn = (reading: Reading, where: Clause): Promise<ScopeTerms[]> =>
  Promise.all(
    [...termsOf(where, reading.live.spec)]
      .filter(([scope]) => reading.fields.texts.has(scope))
      .map(async ([scope, words]) => {
        const having = await Promise.all(words.map(word => reading.count({ kind: 'text', scope, words: [word] })))
        return { scope, words, rarities: having.map(count => rarityOf(reading.live.count, count)) }
      }),
  )

class Ranker {
  private readonly scores: Scores
  private readonly newest?: string

  constructor(
    private readonly reading: Reading,
    terms: ScopeTerms[],
    order: Order,
  ) {
    this.scores = new Scores(reading, terms)
    const name = order.by === 'relevance' ? order.newest : undefined
    this.newest = name === undefined ? undefined : reading.fields.numbers.get(name)
  }

  private body(query: Query) {
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

  private ranked = (hit: Hit): Ranked => ({
    id: hit.sort.at(-1) as string,
    score: this.scores.of(hit, hit._source && documentIn(hit._source)),
    weight: hit.fields!.weight![0]!,
    newest: hit.fields![this.newest ?? '']?.[0] ?? -Infinity,
  })

  private inOrder = (hits: Ranked[]) => hits.sort(compare).map(({ id }) => id)

  /** Returns the ids of the first results by exact score. There may be more than `count`. */
  async first(query: Query, count: number, total: number): Promise<string[]> {
    const { needsText } = this.scores
    const size = needsText ? READ_AT_ONCE : Math.min(PAGE, Math.max(LEAST, count + SPARE))
    const ranked: Ranked[] = []
    for await (const hits of this.reading.pages(this.body(query), size, NAMED)) {
      for (const hit of hits) ranked.push(this.ranked(hit))
      if (ranked.length >= total) break
      // The highest possible score of the results that were not read yet.
      const most = mostOf(hits.at(-1))
      const certain = ranked.reduce((count, { score }) => count + Number(score > most), 0)
      if (certain >= count) break
      if (needsText && ranked.length >= READ_AT_MOST) throw new Busy('more texts would have to be read than can be')
    }
    return this.inOrder(ranked)
  }

  /**
   * Returns the ids of one range of results. `[]` if scores near both ends of the range are too close to cut safely.
   */
  async range(query: Query, start: number, end: number, total: number): Promise<string[]> {
    for (const margin of this.scores.needsText ? [] : MARGINS) {
      const from = Math.max(0, start - margin)
      const size = Math.min(total, PAGE, end + margin) - from
      const page = await this.reading.search({ ...this.body(query), track_total_hits: false, from, size }, NAMED)
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

/** Returns the total, and the ids of one page by relevance. */
export async function rankedPage(
  reading: Reading,
  { where, order, terms }: { where: Clause; order: Order; terms: ScopeTerms[] },
  from: number,
  size: number,
): Promise<Page> {
  const total = await reading.count(where)
  const end = Math.min(total, from + size)
  if (from >= total) return { total, ids: [] }
  const ranker = new Ranker(reading, terms, order)
  const first = (reach: number) =>
    reading.remembered(['ranked', where, order, reach], bytesOf, async () =>
      ranker.first(await reading.query(where), reach, total),
    )
  const range = (start: number) => {
    const end = Math.min(total, start + RANGE)
    return reading.remembered(['stretch', where, order, start], bytesOf, async () =>
      ranker.range(await reading.query(where), start, end, total),
    )
  }
  if (end > NEAR && end <= PAGE - RANGE && size <= RANGE) {
    const start = from - (from % RANGE)
    const starts = end > start + RANGE ? [start, start + RANGE] : [start]
    const ranges = await Promise.all(starts.map(range))
    if (ranges.every(({ length }) => length)) return { total, ids: ranges.flat().slice(from - start, end - start) }
  }
  // The number is rounded up to a power of two, so that neighbouring pages share one cached ranking.
  const reach = Math.min(total, Math.max(LEAST, 2 ** Math.ceil(Math.log2(end))))
  return { total, ids: (await first(reach)).slice(from, end) }
}
