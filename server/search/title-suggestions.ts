/** Suggests documents by title within a part of a library, which dictionaries do not separate. */
import type { Suggestion } from '@contract/search'
import { splitKeywords } from '@domain/query/keywords'
import type { Clause, Engine } from '../engine/port'
import { marked } from './hits'

export async function titleSuggestions(
  engine: Engine,
  collection: string,
  typed: string,
  { within = [], size }: { within?: Clause[]; size: number },
): Promise<Suggestion[]> {
  const words = splitKeywords(typed)
  const { hits } = await engine.search({
    collection,
    where: { kind: 'all', clauses: [...within, { kind: 'text', scope: 'title', words }] },
    order: { by: 'relevance' },
    from: 0,
    size,
  })
  // Versions of a law share a title. The best one is suggested.
  const titles = new Map(hits.map(({ title }) => [title, hits.find(hit => hit.title === title)!.id]))
  return [...titles].map(([name, id]) => ({
    name,
    valueHighLight: [marked(name, words)],
    value: name,
    description: '',
    id,
  }))
}
