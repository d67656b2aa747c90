/** Clauses of fields whose values change on days that are known in advance. */
import type { Clause, Engine } from '../engine/port'
import { leavesOf, MATCH_EVERYTHING, mapLeaves } from './clause'
import { changedToday } from './dated-values'

interface DatedField {
  collection: string
  field: string
}

/** Makes each clause of the field match the documents that have its value today. */
export async function resolveDated(engine: Engine, clause: Clause, { collection, field }: DatedField): Promise<Clause> {
  if (!leavesOf(clause).some(leaf => leaf.kind === 'value' && leaf.field === field)) return clause
  const counts = await engine.facets({ collection, where: MATCH_EVERYTHING, fields: [{ field }] })
  const changed = changedToday(counts[field] ?? [])
  if (changed.length === 0) return clause
  return mapLeaves(clause, leaf => {
    if (leaf.kind !== 'value' || leaf.field !== field) return leaf
    const matching = (values: string[]): Clause => ({ kind: 'value', field, values })
    const has = (value: string) => leaf.values.includes(value)
    const former = changed.filter(({ first, now }) => has(first) && !has(now)).map(({ value }) => value)
    const current = changed.filter(({ first, now }) => !has(first) && has(now)).map(({ value }) => value)
    const stillMatching: Clause = { kind: 'all', clauses: [leaf, { kind: 'not', clause: matching(former) }] }
    return { kind: 'any', clauses: [stillMatching, matching(current)] }
  })
}
