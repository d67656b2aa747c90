/**
 * Converts conditions to a clause. All conditions must hold. Conditions of the same dimension that are flagged `any`
 * form a group, of which one must hold.
 */
import type { ApiCondition } from '@domain/query/codec'
import type { Clause, CollectionSpec } from '../engine/port'
import { HttpError } from '../http/http-error'
import type { Dimension } from './library'

interface Searchable {
  spec: CollectionSpec
  dimensions: Record<string, Dimension>
}

/** Matches no document. It replaces the clause of an invalid value, which must not match everything. */
const NOTHING: Clause = { kind: 'any', clauses: [] }
export const MATCH_EVERYTHING: Clause = { kind: 'all', clauses: [] }

function clauseOfOne(condition: ApiCondition, { dimensions }: Searchable): Clause {
  if (!Object.hasOwn(dimensions, condition.name)) throw new HttpError('unknown_dimension')
  const clause = dimensions[condition.name]?.(condition) ?? NOTHING
  return condition.exclude ? { kind: 'not', clause } : clause
}

export function clauseOf(conditions: ApiCondition[], library: Searchable): Clause {
  const groups = new Map<string, Clause[]>()
  const clauses: Clause[] = []
  for (const condition of conditions) {
    const clause = clauseOfOne(condition, library)
    if (!condition.any) {
      clauses.push(clause)
      continue
    }
    const group = groups.get(condition.name)
    if (group) {
      group.push(clause)
      continue
    }
    const alternatives = [clause]
    groups.set(condition.name, alternatives)
    clauses.push({ kind: 'any', clauses: alternatives })
  }
  return clauses.length === 1 ? clauses[0]! : { kind: 'all', clauses }
}

/** Returns the leaves that results must or may match, without excluded ones. */
export const includedLeavesOf = (clause: Clause): Clause[] =>
  clause.kind === 'not' ? [] : 'clauses' in clause ? clause.clauses.flatMap(includedLeavesOf) : [clause]

/** Returns the searched words, which are marked in results. Excluded words are left out. */
export const searchedWordsOf = (clause: Clause): string[] => [
  ...new Set(includedLeavesOf(clause).flatMap(leaf => (leaf.kind === 'text' ? leaf.words : []))),
]

/** Replaces each leaf (a text, value or range clause) by the result of `change`. */
export function mapLeafClauses(clause: Clause, change: (leaf: Clause) => Clause): Clause {
  switch (clause.kind) {
    case 'all':
    case 'any':
      return { ...clause, clauses: clause.clauses.map(part => mapLeafClauses(part, change)) }
    case 'not':
      return { ...clause, clause: mapLeafClauses(clause.clause, change) }
    default:
      return change(clause)
  }
}

export function leafClausesOf(clause: Clause): Clause[] {
  if (clause.kind === 'all' || clause.kind === 'any') return clause.clauses.flatMap(leafClausesOf)
  return clause.kind === 'not' ? leafClausesOf(clause.clause) : [clause]
}
