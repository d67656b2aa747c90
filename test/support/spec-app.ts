/** Serves the H5 build from a static host, with a back end on another host that follows the specification. */
import path from 'node:path'
import { startSpecServer } from '../spec-server'
import { servePage } from '../spec-server/page'

const H5 = path.resolve(__dirname, '../../dist/h5')

export async function startSpecApp() {
  const server = await startSpecServer()
  const page = await servePage(H5, { apiHost: server.origin, authorizeUrl: server.authorizeUrl })
  return { server, origin: page.origin, stop: () => Promise.all([page.stop(), server.stop()]) }
}
