/** Suggests documents by a typed or pasted number. */
import type { Suggestion } from '@contract/search'
import { mayBeNumberStart, plainNumber } from '@domain/citation/document-number'
import { numberReadings } from '@domain/citation/typed-number'
import { markHits } from '@domain/text/markup'
import type { Clause, Engine, EngineDocument } from '../engine/port'
import type { Library } from './library'

const MOST = 5

interface Numbered {
  caseNumber?: string
  documentNumber?: string
  /** The entry of 人民法院案例库, if the case is one. */
  entry?: { number: string }
}

function suggestionOf({ id, title, payload }: EngineDocument, number: string): Suggestion {
  const { caseNumber, documentNumber, entry } = payload as Numbered
  const name = (entry?.number.includes(number) ? entry.number : caseNumber) ?? documentNumber ?? number
  return { name, valueHighLight: [markHits(name, [number])], value: name, description: title, id }
}

/** Suggests documents by number. `within` limits the search to a part of the library. */
export async function numberSuggestions(
  engine: Engine,
  library: Pick<Library<never>, 'spec' | 'number'>,
  typed: string,
  within: Clause[] = [],
): Promise<Suggestion[]> {
  const number = plainNumber(typed)
  const readings = [...(mayBeNumberStart(typed) ? [[number]] : []), ...numberReadings(typed)]
  if (!library.number || !readings.length) return []
  const { spec, number: numbers } = library
  const clauses = readings.map((words): Clause => ({ kind: 'text', scope: numbers.scope, words }))
  const numbered: Clause = clauses.length > 1 ? { kind: 'any', clauses } : clauses[0]!
  const { hits } = await engine.search({
    collection: spec.name,
    where: { kind: 'all', clauses: [...within, numbered] },
    order: { by: 'relevance' },
    from: 0,
    size: MOST,
  })
  return hits.map(hit => suggestionOf(hit, number))
}
