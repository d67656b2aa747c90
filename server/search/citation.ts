/** The dimension 引用法条, the same in every library: by exact law or article, and by part of a law's name. */
import type { Clause, Engine } from '../engine/port'
import type { Dimension } from './library'
import { leavesOf, mapLeaves } from './clause'
import { lawName, parseCitedLaw, splitValue } from './law-names'

export const CITED_FIELD = 'citedLaw'
export const CITED_NAMES = 'citedLaw'

export const citedLaw: Dimension = ({ value, words }) => {
  if (words.length === 0) return undefined
  const { law, rest } = parseCitedLaw(value)
  const exact: Clause = { kind: 'value', field: CITED_FIELD, values: [law + rest] }
  // An article's number is part of a longer one (第五条之一), so only names of laws may be looked for by their parts.
  if (rest || value.includes('《')) return law ? exact : { kind: 'text', scope: CITED_NAMES, words }
  return { kind: 'any', clauses: [exact, { kind: 'text', scope: CITED_NAMES, words: words.map(lawName) }] }
}

/** What the law collection knows a law by. */
export const LAW_NAME_FIELD = 'name'

/** All the names of each law: former and short ones too. */
export async function otherNames(engine: Engine, name: string): Promise<string[]> {
  const { [LAW_NAME_FIELD]: names = [] } = await engine.facets({
    collection: 'law',
    where: { kind: 'value', field: LAW_NAME_FIELD, values: [name] },
    fields: [{ field: LAW_NAME_FIELD }],
  })
  return [...new Set([name, ...names.map(({ value }) => value)])]
}

/** Whoever searches 民诉法 means the 民事诉讼法 that judgments cite. */
export async function widenCitations(engine: Engine, clause: Clause): Promise<Clause> {
  const values = leavesOf(clause).flatMap(leaf =>
    leaf.kind === 'value' && leaf.field === CITED_FIELD ? leaf.values : [],
  )
  if (values.length === 0) return clause
  const namesByLaw = new Map<string, string[]>()
  const widened = new Map<string, string[]>()
  for (const value of new Set(values)) {
    const { law, rest } = splitValue(value)
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
