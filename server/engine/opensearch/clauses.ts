/** Converts a clause to a cluster query. Also lists the text clauses that the cluster cannot decide without texts. */
import type { Clause, TextClause } from '../port'
import { wellFormed } from '../well-formed'
import type { IndexFields } from './shape'
import { MATCH_ALL, needsTextReading, MATCH_NONE, type OpenSearchQuery, textQuery } from './words'

/** For each text clause that the cluster cannot decide: the ids of the documents that match it. */
export type TextClauseMatches = Map<TextClause, string[]>

function rangeQuery(field: string | undefined, from?: number, to?: number): OpenSearchQuery {
  if (!field) return MATCH_NONE
  const bounds = { ...(from === undefined ? {} : { gte: from }), ...(to === undefined ? {} : { lte: to }) }
  return Object.keys(bounds).length ? { range: { [field]: bounds } } : { exists: { field } }
}

export function queryOf(clause: Clause, fields: IndexFields, matches: TextClauseMatches = new Map()): OpenSearchQuery {
  switch (clause.kind) {
    case 'text': {
      const ids = matches.get(clause)
      return ids ? { terms: { id: ids } } : textQuery(fields, clause)
    }
    case 'value': {
      const field = fields.values.get(clause.field)
      return field ? { terms: { [field]: clause.values.map(wellFormed) } } : MATCH_NONE
    }
    case 'range':
      return rangeQuery(fields.numbers.get(clause.field), clause.from, clause.to)
    case 'not':
      return { bool: { must_not: [queryOf(clause.clause, fields, matches)] } }
    case 'all': {
      const all = clause.clauses.map(one => queryOf(one, fields, matches))
      return all.length ? { bool: { filter: all } } : MATCH_ALL
    }
    case 'any': {
      const some = clause.clauses.map(one => queryOf(one, fields, matches))
      return some.length ? { bool: { should: some, minimum_should_match: 1 } } : MATCH_NONE
    }
  }
}

/** Returns the text clauses for which this process must read texts. */
export function textClausesToRead(clause: Clause): TextClause[] {
  if (clause.kind === 'text') return needsTextReading(clause) ? [clause] : []
  if (clause.kind === 'not') return textClausesToRead(clause.clause)
  return clause.kind === 'all' || clause.kind === 'any' ? clause.clauses.flatMap(textClausesToRead) : []
}

/**
 * Returns those clauses of an `all` clause that the cluster decides. Texts need to be read only of documents that match
 * all of them.
 */
export const exactClausesOf = (clause: Clause): Clause[] =>
  clause.kind === 'all' ? clause.clauses.filter(one => !textClausesToRead(one).length) : []
