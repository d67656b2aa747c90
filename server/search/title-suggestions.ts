/**
 * Suggests documents by title within a part of a library. Dictionaries cannot do so, because they cover whole
 * libraries.
 */
import type { Suggestion } from '@contract/search'
import { splitKeywords } from '@domain/query/keywords'
import type { Clause, Engine } from '../engine/port'
import { withMarkedHits } from './hits'

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
  // Versions of a law have the same title. Only the best match is suggested.
  const titles = new Map(hits.map(({ title }) => [title, hits.find(hit => hit.title === title)!.id]))
  return [...titles].map(([name, id]) => ({
    name,
    valueHighLight: [withMarkedHits(name, words)],
    value: name,
    description: '',
    id,
  }))
}
