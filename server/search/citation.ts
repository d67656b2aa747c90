/** The dimension 引用法条 of every library: by exact law or article, or by part of a law's name. */
import { lawsNamed, plainLawName } from '@domain/citation/law-names'
import type { Clause, Engine } from '../engine/port'
import type { Dimension } from './library'
import { leavesOf, mapLeaves } from './clause'
import { parseCitedLaw, splitCitedLaw } from './law-names'

export const CITED_FIELD = 'citedLaw'
export const CITED_NAMES = 'citedLaw'

export const citedLaw: Dimension = ({ value, words }) => {
  if (words.length === 0) return undefined
  const { law, rest } = parseCitedLaw(value)
  // A short name that several laws share finds the citations of all of them.
  const laws = [...new Set([law, ...lawsNamed(law)])]
  const exact: Clause = { kind: 'value', field: CITED_FIELD, values: laws.map(name => name + rest) }
  // An article's number may be part of a longer one (第五条之一), so partial matches use only names of laws.
  if (rest || value.includes('《')) return law ? exact : { kind: 'text', scope: CITED_NAMES, words }
  return {
    kind: 'any',
    clauses: [exact, { kind: 'text', scope: CITED_NAMES, words: words.map(word => plainLawName(word)) }],
  }
}

/** The field with all names of a law. */
export const LAW_NAME_FIELD = 'name'

/** Finds all names of a law, including former and short ones. */
async function otherNames(engine: Engine, name: string): Promise<string[]> {
  const { [LAW_NAME_FIELD]: names = [] } = await engine.facets({
    collection: 'law',
    where: { kind: 'value', field: LAW_NAME_FIELD, values: [name] },
    fields: [{ field: LAW_NAME_FIELD }],
  })
  return [...new Set([name, ...names.map(({ value }) => value)])]
}

/** Adds all names of the cited laws: 民诉法 also finds judgments that cite 民事诉讼法. */
export async function widenCitations(engine: Engine, clause: Clause): Promise<Clause> {
  const values = leavesOf(clause).flatMap(leaf =>
    leaf.kind === 'value' && leaf.field === CITED_FIELD ? leaf.values : [],
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
  return mapLeaves(clause, leaf =>
    leaf.kind === 'value' && leaf.field === CITED_FIELD
      ? { ...leaf, values: leaf.values.flatMap(value => widened.get(value) ?? [value]) }
      : leaf,
  )
}
