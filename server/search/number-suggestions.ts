/** Suggests the document of a typed or pasted number. */
import type { Suggestion } from '@contract/search'
import { beginsNumber, plainNumber } from '@domain/citation/document-number'
import { markHits } from '@domain/text/markup'
import type { Clause, Engine, EngineDocument } from '../engine/port'
import type { Library } from './library'

const MOST = 5

interface Numbered {
  caseNumber?: string
  documentNumber?: string
}

function suggestionOf({ id, title, payload }: EngineDocument, number: string): Suggestion {
  const { caseNumber, documentNumber } = payload as Numbered
  const name = caseNumber ?? documentNumber ?? number
  return { name, valueHighLight: [markHits(name, [number])], value: name, description: title, id }
}

/** Suggests documents by number. `within` limits the search to a part of the library. */
export async function numberSuggestions(
  engine: Engine,
  library: Pick<Library<never>, 'spec' | 'number'>,
  typed: string,
  within: Clause[] = [],
): Promise<Suggestion[]> {
  if (!library.number || !beginsNumber(typed)) return []
  const { spec, number: numbers } = library
  const number = plainNumber(typed)
  const numbered: Clause = { kind: 'text', scope: numbers.scope, words: [number] }
  const { hits } = await engine.search({
    collection: spec.name,
    where: { kind: 'all', clauses: [...within, numbered] },
    order: { by: 'relevance' },
    from: 0,
    size: MOST,
  })
  return hits.map(hit => suggestionOf(hit, number))
}
