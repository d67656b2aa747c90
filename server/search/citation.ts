/**
 * The dimension 引用法条 of all libraries whose documents cite laws. Matches a law or article exactly, or a law by a part
 * of its name.
 */
import { lawsNamed, plainLawName } from '@domain/citation/law-names'
import type { Clause, Engine } from '../engine/port'
import type { Dimension } from './library'
import { leafClausesOf, mapLeafClauses } from './clause'
import { parseCitedLaw, splitCitedLaw } from './law-names'

/** The field that contains the cited laws and articles, for exact matches. */
export const CITED_LAW_FIELD = 'citedLaw'
/** The scope that contains the names of the cited laws, for matches of a part of a name. */
export const CITED_LAW_SCOPE = 'citedLaw'

export const citedLawDimension: Dimension = ({ value, words }) => {
  if (words.length === 0) return undefined
  const { law, rest } = parseCitedLaw(value)
  // A short name may stand for several laws. It finds the citations of all of them.
  const laws = [...new Set([law, ...lawsNamed(law)])]
  const exact: Clause = { kind: 'value', field: CITED_LAW_FIELD, values: laws.map(name => name + rest) }
  // 第五条 is also the beginning of 第五条之一, so article numbers match whole. Only names of laws match in part.
  if (rest || value.includes('《')) return law ? exact : { kind: 'text', scope: CITED_LAW_SCOPE, words }
  return {
    kind: 'any',
    clauses: [exact, { kind: 'text', scope: CITED_LAW_SCOPE, words: words.map(word => plainLawName(word)) }],
  }
}

/** The field that contains all names of a law. */
export const LAW_NAME_FIELD = 'name'

/** Returns all names of a law, including former and short ones. */
async function otherNames(engine: Engine, name: string): Promise<string[]> {
  const { [LAW_NAME_FIELD]: names = [] } = await engine.facets({
    collection: 'law',
    where: { kind: 'value', field: LAW_NAME_FIELD, values: [name] },
    fields: [{ field: LAW_NAME_FIELD }],
  })
  return [...new Set([name, ...names.map(({ value }) => value)])]
}

/** Extends the conditions on cited laws to all names of each law: 民诉法 also finds judgments that cite 民事诉讼法. */
export async function widenCitations(engine: Engine, clause: Clause): Promise<Clause> {
  const values = leafClausesOf(clause).flatMap(leaf =>
    leaf.kind === 'value' && leaf.field === CITED_LAW_FIELD ? leaf.values : [],
  )
  if (values.length === 0) return clause
  const namesByLaw = new Map<string, string[]>()
  const widened = new Map<string, string[]>()
  for (const value of new Set(values)) {
    const { law, rest } = splitCitedLaw(value)
    const names = namesByLaw.get(law) ?? (await otherNames(engine, law))
    namesByLaw.set(law, names)
    widened.set(
      value,
      names.map(name => name + rest),
    )
  }
  return mapLeafClauses(clause, leaf =>
    leaf.kind === 'value' && leaf.field === CITED_LAW_FIELD
      ? { ...leaf, values: leaf.values.flatMap(value => widened.get(value) ?? [value]) }
      : leaf,
  )
}
