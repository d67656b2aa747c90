/** Which engine answers. Nothing else knows that there is more than the port. */
import type { OpenSearchSettings } from './opensearch'

export { openPooledEngine } from './pool'
export { openEngine } from './sqlite'
export type { OpenSearchSettings }

/** Loaded by whoever has a cluster. */
export const openSearchEngine = async (settings: OpenSearchSettings) =>
  (await import('./opensearch')).openSearchEngine(settings)
