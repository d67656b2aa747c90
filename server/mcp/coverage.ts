/** A tool that tells what the libraries contain (收录范围). `empty` lists the facts that the service does not state. */
import type { Coverage, LibraryCoverage } from '@contract/coverage'
import { COVERAGE_PATHS } from '@contract/lazy-paths'
import { Type } from '@sinclair/typebox'
import { copy } from '../copy'
import { type CoveredLibrary, type ResultItem, resultItemOf, defineTool, type ToolContext } from './tool'

const { libraries: NAMES } = copy.mcp

/** What one library contains. */
export type CoverageItem = ResultItem

export const fetchCoverage = async ({ call }: Pick<ToolContext, 'call'>): Promise<LibraryCoverage[]> =>
  (await call<Coverage>({ path: COVERAGE_PATHS.libraries })).libraries

const coverageItem = ({ name, total, parts, completeness, source, missing }: Partial<LibraryCoverage>): CoverageItem =>
  resultItemOf({ library: name, documents: total, parts, completeTo: completeness, source, missing })

/** Returns what one library contains. The service omits a library without documents. */
export const coverageOfLibrary = (libraries: LibraryCoverage[], library: CoveredLibrary): CoverageItem =>
  coverageItem({ total: 0, ...libraries.find(one => one.library === library), name: NAMES[library] })

export const unknownCoverage = (library: CoveredLibrary): CoverageItem => coverageItem({ name: NAMES[library] })

export const coverageTool = defineTool({
  name: 'coverage',
  ...copy.mcp.tools.coverage,
  input: Type.Object({}, { additionalProperties: false }),
  reads: [],
  run: async (_, context) => ({ results: (await fetchCoverage(context)).map(coverageItem) }),
})
