/**
 * Matches existing names exactly: the judge 张伟 does not find 张伟强. A text that is no existing name still matches names
 * that contain its words.
 */
import type { Clause, CollectionSpec, Engine, TextClause } from '../engine/port'
import { leafClausesOf, mapLeafClauses } from './clause'

/**
 * Returns the value field that has the same names as a scope. It is called `{scope}Name`, or otherwise like the scope.
 * Trees do not count, because their values are paths.
 */
function valueFieldOf(scope: string, { names, values, trees }: CollectionSpec) {
  if (!names.includes(scope)) return undefined
  return [`${scope}Name`, scope].find(field => values.includes(field) && !trees.includes(field))
}

function exactClause(leaf: Clause, spec: CollectionSpec): Clause | undefined {
  if (leaf.kind !== 'text') return undefined
  const field = valueFieldOf(leaf.scope, spec)
  return field === undefined ? undefined : { kind: 'value', field, values: [leaf.words.join(' ')] }
}

/** Replaces clauses of existing names, so that they match exactly. */
export async function resolveExactNames(engine: Engine, clause: Clause, spec: CollectionSpec): Promise<Clause> {
  const exact = new Map<TextClause, Clause>()
  for (const leaf of leafClausesOf(clause)) {
    const candidate = exactClause(leaf, spec)
    if (candidate && (await engine.count({ collection: spec.name, where: candidate })) > 0)
      exact.set(leaf as TextClause, candidate)
  }
  return exact.size ? mapLeafClauses(clause, leaf => exact.get(leaf as TextClause) ?? leaf) : clause
}
