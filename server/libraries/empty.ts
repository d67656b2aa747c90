/** Finds the libraries and screens that have no documents. Their names are those that the app uses. */
import type { Clause, Engine } from '../engine/port'
import { LIBRARIES, type LibraryName } from './all'
import { excellentCaseClause } from './case/themes'
import { FISCAL_SECTION_BY_TYPE } from './fiscal/sections'

/** The libraries of each name. A name is reported as empty if neither its libraries nor its `PARTS` have documents. */
const COLLECTIONS: Record<string, LibraryName[]> = {
  case: ['cases'],
  law: ['laws'],
  judicial: ['judicials'],
  similarity: ['similarities', 'ruleBooks'],
  article: ['articles', 'partners'],
  proDoc: ['proDocs'],
  bidding: ['biddings'],
  'tax-incentives-app': ['incentives'],
  'fiscal-tax-list': ['penalties', 'qas', 'dynamics', 'carousels'],
}

/** Parts of other libraries that a name includes as well. */
const PARTS: Record<string, Array<{ collection: string; where?: Clause }>> = {
  excellentCaseNew: [{ collection: LIBRARIES.cases.spec.name, where: excellentCaseClause() }],
  'fiscal-tax-list': [FISCAL_SECTION_BY_TYPE.LAWREGU, FISCAL_SECTION_BY_TYPE.JUDGEMENT].map(({ library, within }) => ({
    collection: library.spec.name,
    where: within,
  })),
}

async function findEmpty(engine: Engine): Promise<string[]> {
  const { collections } = await engine.health()
  // If nothing has been imported, none is reported, because the screens themselves explain it.
  if (Object.values(collections).every(count => count === 0)) return []
  const hasPart = async (name: string) => {
    for (const { collection, where } of PARTS[name] ?? [])
      if (where && collections[collection] && (await engine.count({ collection, where }))) return true
    return false
  }
  const empty: string[] = []
  for (const name of new Set([...Object.keys(COLLECTIONS), ...Object.keys(PARTS)])) {
    const isStocked = (COLLECTIONS[name] ?? []).some(library => collections[LIBRARIES[library].spec.name])
    if (!isStocked && !(await hasPart(name))) empty.push(name)
  }
  return empty
}

/**
 * Returns a function that finds the empty libraries and screens, once for each generation of the engine. If the engine
 * fails, the function returns an empty list.
 */
export function emptyLibrariesFinder(engine: Engine): () => Promise<string[]> {
  let cached: { generation: number; empty: Promise<string[]> } | undefined
  return () => {
    const generation = engine.generation()
    if (cached?.generation === generation) return cached.empty
    const finding = {
      generation,
      empty: findEmpty(engine).catch((): string[] => {
        if (cached === finding) cached = undefined
        return []
      }),
    }
    cached = finding
    return finding.empty
  }
}
