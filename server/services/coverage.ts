/** Describes what the libraries contain: `/coverage/api/v1/`. */
import { Coverage } from '@contract/coverage'
import { COVERAGE_PATHS } from '@contract/lazy-paths'
import type { Engine } from '../engine/port'
import type { App } from '../http/app-type'
import { dataEnvelope, dataResponseSchema } from '../http/envelope'
import { libraryCoverage, namesOfOthers } from '../libraries/coverage'
import { sampleMarkOfStatistics } from '../search/sample-flag'
import type { CoverageStatements } from '../settings'

interface CoverageDeps {
  engine: Engine
  statements: CoverageStatements
}

const stated = (texts: Record<string, string>, library: string, field: 'source' | 'missing') =>
  Object.hasOwn(texts, library) ? { [field]: texts[library] } : {}

export function coverageService(app: App, { engine, statements: { sources, missing } }: CoverageDeps) {
  app.get(COVERAGE_PATHS.libraries, { schema: dataResponseSchema(Coverage) }, async () => {
    const libraries = await libraryCoverage(engine)
    return dataEnvelope({
      isSample: (await sampleMarkOfStatistics(engine)) !== '',
      libraries: libraries.map(one => ({
        ...one,
        ...stated(sources, one.library, 'source'),
        ...stated(missing, one.library, 'missing'),
      })),
      empty: namesOfOthers(libraries),
    })
  })
}
