/**
 * The order by relevance. The cluster sorts by a score in single precision; what it puts first is scored again, exactly, and as
 * many hits are taken as may belong before the last one that is asked for.
 */
import { Busy, type Clause, type Order } from '../port'
import { PARTS, rarityOf, termsOf } from '../relevance'
import type { Page } from './orders'
import { PAGE, type Hit, type Reading } from './reading'
import { Scores, type ScopeTerms } from './scores'
import { documentIn } from './shape'
import type { Query } from './words'

/** How much less than the exact score the cluster's may be, by its rounding. */
const ROUNDING = 4e-6
/** Taken beyond what is asked for: mostly enough to know that nothing else belongs there. */
const SPARE = 40
const LEAST = 100
/** Where texts have to be read for a score, there are no more than this. */
const READ_AT_MOST = 10_000
const READ_AT_ONCE = 250

interface Ranked {
  id: string
  score: number
  weight: number
  newest: number
}

/** In order; `certain` of them stay where they are, whatever comes after. */
interface Ranking {
  ids: string[]
  certain: number
}

const compare = (a: Ranked, b: Ranked) =>
  b.score - a.score ||
  b.weight - a.weight ||
  b.newest - a.newest ||
  Buffer.compare(Buffer.from(a.id), Buffer.from(b.id))

const bytesOf = ({ ids }: Ranking) => ids.reduce((bytes, id) => bytes + 2 * id.length + 16, 0)

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

  /** The first so many of all. */
  async rank(query: Query, wanted: number, total: number): Promise<Ranking> {
    const { needsText } = this.scores
    const size = needsText ? READ_AT_ONCE : Math.min(PAGE, Math.max(LEAST, wanted + SPARE))
    const ranked: Ranked[] = []
    for await (const hits of this.reading.pages(this.body(query), size, { include_named_queries_score: true })) {
      for (const hit of hits) ranked.push(this.ranked(hit))
      if (ranked.length >= total) break
      // What has not been seen is worth no more than this.
      const most = (hits.at(-1)?._score ?? 0) * PARTS * (1 + ROUNDING) + 1
      const certain = ranked.reduce((count, { score }) => count + Number(score > most), 0)
      if (certain >= wanted) return { ids: ranked.sort(compare).map(({ id }) => id), certain }
      if (needsText && ranked.length >= READ_AT_MOST) throw new Busy('more texts would have to be read than can be')
    }
    return { ids: ranked.sort(compare).map(({ id }) => id), certain: ranked.length }
  }
}

/** The total, and the ids from one place to another. */
export async function rankedPage(
  reading: Reading,
  { where, order, terms }: { where: Clause; order: Order; terms: ScopeTerms[] },
  from: number,
  size: number,
): Promise<Page> {
  const total = await reading.count(where)
  const wanted = Math.min(total, from + size)
  if (from >= total) return { total, ids: [] }
  const ranking = (reach: number) =>
    reading.remembered(['ranked', where, order, reach], bytesOf, async () =>
      new Ranker(reading, terms, order).rank(await reading.query(where), reach, total),
    )
  // Pages of a list share what was ranked for the first of them, as far as it goes.
  const reach = Math.min(total, Math.max(LEAST, 2 ** Math.ceil(Math.log2(wanted))))
  return { total, ids: (await ranking(reach)).ids.slice(from, wanted) }
}
