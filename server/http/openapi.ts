/** Describes the services in OpenAPI 3.1, derived from their schemas. */
import swagger from '@fastify/swagger'
import { Failure } from '@contract/envelope'
import type { App } from './app-type'

/** The name of the header that contains the session token. */
const TOKEN = 'token'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route appears in the OpenAPI document. */
    isService?: boolean
  }
}

/** The group of a service in the document. `/judgement-search/api/v1/search/list` belongs to `judgement-search`. */
const tagOf = (path: string) => path.split('/')[1] ?? ''

/** Describes the routes. Must be called before routes are added, because the plug-in sees each route as it is added. */
export function describeServices(app: App) {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Alpha search',
        version: '1',
        description:
          'docs/services.md tells what the services mean and how a query is written. ' +
          'Every refusal carries a non-zero `status`, a sentence for people and a stable `id` for programs.',
      },
      components: { securitySchemes: { [TOKEN]: { type: 'apiKey', in: 'header', name: TOKEN } } },
      // A token is optional, since guests send none. Services that need one answer 401 without it.
      security: [{}, { [TOKEN]: [] }],
    },
    transform: ({ schema, url, route }) => ({
      url,
      schema: {
        ...schema,
        tags: [tagOf(url)],
        hide: route.config?.isService !== true,
        response: { ...(schema?.response as object | undefined), default: Failure },
      },
    }),
  })
}

/** Marks every route of a context as a service of the OpenAPI document. */
export const listInOpenapi = (app: App) =>
  app.addHook('onRoute', route => {
    route.config = { ...route.config, isService: true }
  })
