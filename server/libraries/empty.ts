/** Finds the libraries without documents, by the names that the app has for them. */
import type { Clause, Engine } from '../engine/port'
import { LIBRARIES, type LibraryName } from './all'
import { ofTheme } from './case/themes'
import { SECTIONS } from './fiscal/sections'

/** The collections of a library or of a screen: it is empty if none of them has documents. */
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

/** The parts of other libraries that are enough for a screen. */
const PARTS: Record<string, Array<{ collection: string; where?: Clause }>> = {
  excellentCaseNew: [{ collection: LIBRARIES.cases.spec.name, where: ofTheme() }],
  'fiscal-tax-list': [SECTIONS.LAWREGU, SECTIONS.JUDGEMENT].map(({ library, within }) => ({
    collection: library.spec.name,
    where: within,
  })),
}

async function findEmpty(engine: Engine): Promise<string[]> {
  const { collections } = await engine.health()
  // Nothing has been imported: the screens say so themselves.
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

/** Returns a function that finds them once for each state of the corpus. While the engine fails, all are offered. */
export function emptyLibrariesOf(engine: Engine): () => Promise<string[]> {
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
