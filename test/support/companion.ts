/** Starts the companion server of a test file. */
import type { RunningServer } from './server'
import { worker } from './worker'

/**
 * Starts a server before the tests of a file. Files of one worker share a server if their settings are equal.
 * A file that changes data which others read needs its own server (`isSeparate`).
 */
export function companionServer(env: Record<string, string> = {}, { isSeparate = false } = {}) {
  let server: RunningServer
  let starting: Promise<RunningServer>
  beforeAll(async () => {
    starting = isSeparate ? worker.startServer(env) : worker.server(env)
    server = await starting
  })
  if (isSeparate) afterAll(async () => (await starting).stop())
  return {
    get origin() {
      return server.origin
    },
    output: () => server.output(),
  }
}
