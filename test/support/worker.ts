/** The resources that a worker's test files share: see `browser-environment.ts`. */
import type { Shared } from './shared'

export const worker = (globalThis as unknown as { shared: Shared }).shared
