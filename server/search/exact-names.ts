/**
 * Matches existing names exactly: 法官 张伟 does not find 张伟强. A text that is no existing name, such as John Smith, is
 * matched by its parts.
 */
import type { Clause, CollectionSpec, Engine, TextClause } from '../engine/port'
import { leavesOf, mapLeaves } from './clause'

/** Returns the value field with the same names as a scope: the scope's own field, or `…Name` beside a tree. */
function valueFieldOf(scope: string, { names, values, trees }: CollectionSpec) {
  if (!names.includes(scope)) return undefined
  return [`${scope}Name`, scope].find(field => values.includes(field) && !trees.includes(field))
}

function exactClause(leaf: Clause, spec: CollectionSpec): Clause | undefined {
  if (leaf.kind !== 'text') return undefined
  const field = valueFieldOf(leaf.scope, spec)
  return field === undefined ? undefined : { kind: 'value', field, values: [leaf.words.join(' ')] }
}

export async function resolveExactNames(engine: Engine, clause: Clause, spec: CollectionSpec): Promise<Clause> {
  const exact = new Map<TextClause, Clause>()
  for (const leaf of leavesOf(clause)) {
    const candidate = exactClause(leaf, spec)
    if (candidate && (await engine.count({ collection: spec.name, where: candidate })) > 0)
      exact.set(leaf as TextClause, candidate)
  }
  return exact.size ? mapLeaves(clause, leaf => exact.get(leaf as TextClause) ?? leaf) : clause
}
