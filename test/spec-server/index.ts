/**
 * A back end that speaks sections 3 and 7 of the specification and no more. It knows nothing of the app, of its server, or of
 * the contract between the two: what works against this works against whoever keeps to the specification.
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
