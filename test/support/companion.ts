/** The companion server of a test file. */
import type { RunningServer } from './server'
import { worker } from './worker'

/**
 * Started before the tests of a file. Files of a worker share one server for each set of settings; a file that changes data
 * which others read takes its own.
 */
export function companionServer(env: Record<string, string> = {}, { own = false } = {}) {
  let server: RunningServer
  let starting: Promise<RunningServer>
  beforeAll(async () => {
    starting = own ? worker.startServer(env) : worker.server(env)
    server = await starting
  })
  if (own) afterAll(async () => (await starting).stop())
  return {
    get origin() {
      return server.origin
    },
    output: () => server.output(),
  }
}
