/** The worker's mini-program host, which reuses its browser and the packed mini-program for all files. */
import type * as Host from '../mini-program-host/src'

export const { expectHealthy, expectLight, LIMITS, MiniProgram, openMiniProgram, proxyTo } = (
  globalThis as unknown as { miniProgramHost: typeof Host }
).miniProgramHost
export type { Answer, Meter, OpenOptions, Reply, Request } from '../mini-program-host/src'
export type MiniProgram = Host.MiniProgram
