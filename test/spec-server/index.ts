/**
 * A back end that implements sections 3 and 7 of the specification, and nothing else. It uses no code of the
 * app, of its server, or of the contract. An app that works with it works with any back end that follows the
 * specification.
 */
import { serve } from './http'
import { fiscalRoutes } from './services/fiscal'
import { judgementRoutes } from './services/judgement'
import { lawRoutes } from './services/laws'
import { shareRoutes } from './services/share'
import { userRoutes } from './services/users'
import { writingRoutes } from './services/writings'

export async function startSpecServer() {
  const { routes, open, authorize } = userRoutes()
  const services = { ...shareRoutes(), ...judgementRoutes, ...lawRoutes, ...writingRoutes, ...fiscalRoutes, ...routes }
  const server = await serve(services, open)
  return { ...server, authorizeUrl: server.origin + authorize }
}
