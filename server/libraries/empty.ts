/**
 * Finds the libraries and screens that have no documents, and the examples that have few. Their names are those that the
 * app uses.
 */
import type { Clause, Engine } from '../engine/port'
import { LIBRARIES, type LibraryName } from './all'
import { excellentCaseClause } from './case/themes'
import { FISCAL_SECTION_BY_TYPE } from './fiscal/sections'

/**
 * The libraries of each name. A name is reported as empty if neither its libraries nor its `PARTS` have documents.
 * A screen is empty as well if it has nothing to work with.
 */
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
  fiscalPenalty: ['penalties'],
  fiscalQa: ['qas'],
  fiscalDynamic: ['dynamics'],
  'fiscal-tax-carousel': ['carousels'],
  ask: ['laws'],
  brief: ['laws', 'cases'],
  alike: ['cases'],
  'case-visual': ['cases'],
  'case-report': ['cases'],
}

/** The library to which the examples of a screen, or of the search input of a library, belong. */
const EXAMPLES: Record<string, LibraryName> = {
  'case-examples': 'cases',
  'law-examples': 'laws',
  'ask-examples': 'laws',
  'brief-examples': 'laws',
  'alike-examples': 'cases',
}

/** If a library has fewer documents, examples hardly fit any of them. */
const LEAST_FOR_EXAMPLES = 100

interface Part {
  collection: string
  where?: Clause
}

const [fiscalLaws, fiscalCases] = [FISCAL_SECTION_BY_TYPE.LAWREGU, FISCAL_SECTION_BY_TYPE.JUDGEMENT].map(
  ({ library, within }): Part => ({ collection: library.spec.name, where: within }),
) as [Part, Part]

/** Parts of other libraries that a name includes as well. */
const PARTS: Record<string, Part[]> = {
  excellentCaseNew: [{ collection: LIBRARIES.cases.spec.name, where: excellentCaseClause() }],
  'fiscal-tax-list': [fiscalLaws, fiscalCases],
  fiscalLaw: [fiscalLaws],
  fiscalCase: [fiscalCases],
  'fiscal-tax-case-visual': [fiscalCases],
}

async function findEmpty(engine: Engine): Promise<string[]> {
  const { collections } = await engine.health()
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
  const unfit = Object.entries(EXAMPLES).filter(
    ([, library]) => (collections[LIBRARIES[library].spec.name] ?? 0) < LEAST_FOR_EXAMPLES,
  )
  return [...empty, ...unfit.map(([name]) => name)]
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
