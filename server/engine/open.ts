/** Chooses the engine. All other code depends only on `port.ts`. */
import type { OpenSearchSettings } from './opensearch'

export { openPooledEngine } from './pool'
export { openEngine } from './sqlite'
export type { OpenSearchSettings }

/** Imports the OpenSearch engine only when a cluster is configured. */
export const openSearchEngine = async (settings: OpenSearchSettings) =>
  (await import('./opensearch')).openSearchEngine(settings)
