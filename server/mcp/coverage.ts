/** What the libraries hold, by the service of 收录范围. What it does not tell is named as unknown. */
import type { Coverage, LibraryCoverage } from '@contract/coverage'
import { COVERAGE_PATHS } from '@contract/lazy-paths'
import { Type } from '@sinclair/typebox'
import { copy } from '../copy'
import { type CoveredLibrary, type Item, itemOf, tool, type ToolWorld } from './tool'

const { libraries: NAMES } = copy.mcp

/** The coverage of one library. */
export type CoverageItem = Item

export const fetchCoverage = async ({ call }: Pick<ToolWorld, 'call'>): Promise<LibraryCoverage[]> =>
  (await call<Coverage>({ path: COVERAGE_PATHS.libraries })).libraries

const coverageItem = ({ name, total, parts, completeness, source, missing }: Partial<LibraryCoverage>): CoverageItem =>
  itemOf({ library: name, documents: total, parts, completeTo: completeness, source, missing })

/** Returns the coverage of one library. The service leaves out a library without documents. */
export const coverageIn = (libraries: LibraryCoverage[], library: CoveredLibrary): CoverageItem =>
  coverageItem({ total: 0, ...libraries.find(one => one.library === library), name: NAMES[library] })

export const unknownCoverage = (library: CoveredLibrary): CoverageItem => coverageItem({ name: NAMES[library] })

export const coverageTool = tool({
  name: 'coverage',
  ...copy.mcp.tools.coverage,
  input: Type.Object({}, { additionalProperties: false }),
  reads: [],
  run: async (_, world) => ({ results: (await fetchCoverage(world)).map(coverageItem) }),
})
