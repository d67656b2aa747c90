/**
 * Makes the queries for both engines. No query occurs twice. The first queries of each kind only warm up the
 * engine.
 */
import type { Clause, FacetField, Order } from '../../../server/engine/port'
import { KINDS, queriesOf, wordsOf } from '../engine/questions'
import { cases, CASE_SPEC, type Length, textOf } from './cases'

export type ScaleQuery = { what: string } & (
  | { kind: 'search'; where: Clause; order: Order; from: number }
  | { kind: 'facets'; where: Clause; fields: FacetField[] }
  | { kind: 'suggest'; text: string }
)

export const WARMING = 4
const RUNS = 20
/**
 * The number of queries for a chart with a value for each case. Such a chart is expensive, and equally so
 * each time.
 */
const FEW = 3
const SEEN = 400
const PAGE = 20
const PHRASE = 12

const NEWEST: Order = { by: 'relevance', newest: '日期' }
const text = (scope: string, ...words: string[]): Clause => ({ kind: 'text', scope, words })
const all = (...clauses: Clause[]): Clause => ({ kind: 'all', clauses })
/** Returns a clause that half of the cases match. Each number gives another half. */
const half = (n: number): Clause => ({ kind: 'range', field: '标的', from: 5_000_000 + n })

export function scaleQueries(length: Length): ScaleQuery[] {
  const texts = [...cases(SEEN, length)].map(textOf)
  const dealt = queriesOf(texts, RUNS + WARMING)
  const common = wordsOf(texts, 2).slice(KINDS * (RUNS + WARMING))
  const word = (n: number) => common[n]![0]
  const search = (what: string, where: Clause, order = NEWEST, from = 0): ScaleQuery => {
    return { what, kind: 'search', where, order, from }
  }
  const some = (make: (n: number) => ScaleQuery, runs = RUNS) =>
    Array.from({ length: runs + WARMING }, (_, n) => make(n))
  const counted = CASE_SPEC.values.filter(field => field !== '当事人').map(field => ({ field, limit: 50 }))
  const three = (n: number) => [0, 1, 2].map(at => word(50 + 3 * n + at))
  const years = (n: number) => ({ kind: 'value' as const, field: '年份', values: [`年份${n % 14}`] })
  return [
    ...dealt.map(({ what, words, near }) =>
      search(what, { kind: 'text', scope: 'full', words, ...(near && { near }) }),
    ),
    ...some(n => search(`${PHRASE} characters of one text`, text('full', texts[n]!.slice(99, 99 + PHRASE)))),
    ...some(n =>
      search('court, year, common word', all(text('法院', `人民法院${n}`), years(n), text('full', word(2 * n)))),
    ),
    ...some(n => search('half of all by amount', half(n), { by: 'number', field: '标的', direction: 'desc' })),
    ...some(n => search('page 400 of half', half(100 + n), NEWEST, 399 * PAGE)),
    ...some(n =>
      search('page 400 of a common word', all(text('full', word(2 * n + 1)), half(200 + n)), NEWEST, 399 * PAGE),
    ),
    ...some(n => ({ what: '12 facets of half', kind: 'facets', where: half(300 + n), fields: counted })),
    ...some(
      n => ({
        what: 'parties of half',
        kind: 'facets',
        where: half(400 + n),
        fields: [{ field: '当事人', limit: 50 }],
      }),
      FEW,
    ),
    ...some(n => ({ what: 'suggestions', kind: 'suggest', text: word(n).slice(0, 1 + (n % 2)) })),
    ...some(n =>
      search('gap ≤ 10, three words', {
        kind: 'text',
        scope: 'full',
        words: three(n),
        near: { within: 'gap', gap: 10 },
      }),
    ),
  ]
}
