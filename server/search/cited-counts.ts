/** An article is counted as it is searched: under whichever name of its law it is cited. */
import type { Clause } from '../engine/port'
import { CITED_FIELD, widenCitations } from './citation'
import type { CountedFacet, Matches } from './facets'

type Cited = Extract<Clause, { kind: 'value' }>

/** The name that is cited most stands for all. */
export async function countUnderAllNames({ engine, collection, where, signal }: Matches, articles: CountedFacet[]) {
  const told = new Set<string>()
  const counted: CountedFacet[] = []
  for (const article of articles) {
    if (told.has(article.value)) continue
    const cites = (await widenCitations(engine, {
      kind: 'value',
      field: CITED_FIELD,
      values: [article.value],
    })) as Cited
    for (const value of cites.values) told.add(value)
    if (cites.values.length === 1) {
      counted.push(article)
      continue
    }
    const both: Clause = { kind: 'all', clauses: [where, cites] }
    counted.push({ ...article, count: await engine.count({ collection, where: both, signal }) })
  }
  return counted.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
