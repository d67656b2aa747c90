/** A number that is pasted, or nearly typed, leads straight to its document. */
import type { Suggestion, SuggestionGroup } from '@contract/search'
import { beginsNumber, plainNumber } from '@domain/citation/document-number'
import { markHits } from '@domain/text/markup'
import type { Engine, EngineDocument } from '../engine/port'
import type { Library } from '../libraries/library'

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

export async function numberSuggestions(
  engine: Engine,
  library: Pick<Library<never>, 'spec' | 'number'>,
  typed: string,
): Promise<SuggestionGroup[]> {
  if (!library.number || !beginsNumber(typed)) return []
  const { spec, number: numbers } = library
  const number = plainNumber(typed)
  const { hits } = await engine.search({
    collection: spec.name,
    where: { kind: 'text', scope: numbers.scope, words: [number] },
    order: { by: 'relevance' },
    from: 0,
    size: MOST,
  })
  if (hits.length === 0) return []
  return [{ pre: numbers.dimension, value: hits.map(hit => suggestionOf(hit, number)), directToPageFlag: true }]
}
