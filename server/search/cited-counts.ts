/** Counts the documents that cite an article under any name of its law, as the search does. */
import type { Clause } from '../engine/port'
import { CITED_LAW_FIELD, widenCitations } from './citation'
import type { CountedFacet, ResultSet } from './facets'

type CitedLawClause = Extract<Clause, { kind: 'value' }>

/**
 * Counts each article once, under all names of its law. `articles` must be ordered by count: of several names, the most
 * frequent one is shown.
 */
export async function countCitationsUnderAllNames(
  { engine, collection, where, signal }: ResultSet,
  articles: CountedFacet[],
) {
  const seen = new Set<string>()
  const counted: CountedFacet[] = []
  for (const article of articles) {
    if (seen.has(article.value)) continue
    const allNames = (await widenCitations(engine, {
      kind: 'value',
      field: CITED_LAW_FIELD,
      values: [article.value],
    })) as CitedLawClause
    for (const value of allNames.values) seen.add(value)
    if (allNames.values.length === 1) {
      counted.push(article)
      continue
    }
    const both: Clause = { kind: 'all', clauses: [where, allNames] }
    counted.push({ ...article, count: await engine.count({ collection, where: both, signal }) })
  }
  return counted.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
