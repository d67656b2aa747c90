/**
 * Caches the coverage of the libraries for a minute, so that the documents are not counted for every call of a tool.
 */
import type { LibraryCoverage } from '@contract/coverage'
import { MINUTE, type Runtime } from '../runtime'
import { type CoverageItem, coverageOfLibrary, fetchCoverage, unknownCoverage } from './coverage'
import { type CoveredLibrary, ServiceRefusal, type ToolContext } from './tool'

export type CoverageLookup = (library: CoveredLibrary) => Promise<CoverageItem>

export function coverageCache({ now }: Pick<Runtime, 'now'>) {
  let last: { at: number; libraries: LibraryCoverage[] } | undefined

  async function libraries(context: ToolContext) {
    const at = now().getTime()
    if (!last || at - last.at >= MINUTE) last = { at, libraries: await fetchCoverage(context) }
    return last.libraries
  }

  return {
    of:
      (context: ToolContext): CoverageLookup =>
      async library => {
        try {
          return coverageOfLibrary(await libraries(context), library)
        } catch (error) {
          if (error instanceof ServiceRefusal) return unknownCoverage(library)
          throw error
        }
      },
  }
}
