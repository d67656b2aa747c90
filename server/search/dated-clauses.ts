/** Resolves clauses of a dated field: one whose values change on days that are known in advance. */
import type { Clause, Engine } from '../engine/port'
import { leafClausesOf, MATCH_EVERYTHING, mapLeafClauses } from './clause'
import { valuesChangedToday } from './dated-values'

interface DatedField {
  collection: string
  field: string
}

/** Replaces the clauses of a dated field, so that they match documents by the value that these have today. */
export async function resolveDatedClauses(
  engine: Engine,
  clause: Clause,
  { collection, field }: DatedField,
): Promise<Clause> {
  if (!leafClausesOf(clause).some(leaf => leaf.kind === 'value' && leaf.field === field)) return clause
  const counts = await engine.facets({ collection, where: MATCH_EVERYTHING, fields: [{ field }] })
  const changed = valuesChangedToday(counts[field] ?? [])
  if (changed.length === 0) return clause
  return mapLeafClauses(clause, leaf => {
    if (leaf.kind !== 'value' || leaf.field !== field) return leaf
    const matching = (values: string[]): Clause => ({ kind: 'value', field, values })
    const has = (value: string) => leaf.values.includes(value)
    const former = changed.filter(({ first, now }) => has(first) && !has(now)).map(({ value }) => value)
    const current = changed.filter(({ first, now }) => !has(first) && has(now)).map(({ value }) => value)
    const stillMatching: Clause = { kind: 'all', clauses: [leaf, { kind: 'not', clause: matching(former) }] }
    return { kind: 'any', clauses: [stillMatching, matching(current)] }
  })
}
