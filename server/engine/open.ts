/**
 * Opens the engines, of which `start.ts` and `corpus/open.ts` choose one. Code that uses an engine needs `port.ts`
 * only.
 */
import type { OpenSearchSettings } from './opensearch'

export { openPooledEngine } from './pool'
export { openEngine } from './sqlite'
export type { OpenSearchSettings }

/** Imports the OpenSearch engine only when a cluster is configured. */
export const openSearchEngine = async (settings: OpenSearchSettings) =>
  (await import('./opensearch')).openSearchEngine(settings)
