/** Remembers for a minute what the libraries hold, so that a call of a tool does not count them again. */
import type { LibraryCoverage } from '@contract/coverage'
import { MINUTE, type Runtime } from '../runtime'
import { type CoverageItem, coverageIn, fetchCoverage, unknownCoverage } from './coverage'
import { type CoveredLibrary, ServiceRefusal, type ToolWorld } from './tool'

export type CoverageOf = (library: CoveredLibrary) => Promise<CoverageItem>

export function coverageMemory({ now }: Pick<Runtime, 'now'>) {
  let last: { at: number; libraries: LibraryCoverage[] } | undefined

  async function libraries(world: ToolWorld) {
    const at = now().getTime()
    if (!last || at - last.at >= MINUTE) last = { at, libraries: await fetchCoverage(world) }
    return last.libraries
  }

  return {
    of:
      (world: ToolWorld): CoverageOf =>
      async library => {
        try {
          return coverageIn(await libraries(world), library)
        } catch (error) {
          if (error instanceof ServiceRefusal) return unknownCoverage(library)
          throw error
        }
      },
  }
}
