/** What the services answer, told from their schemas in OpenAPI 3.1. */
import swagger from '@fastify/swagger'
import { Failure } from '@contract/envelope'
import type { App } from './app-type'

/** The header that carries a session. */
const TOKEN = 'token'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Programs call it: it stands in the OpenAPI document. */
    isService?: boolean
  }
}

/** `/judgement-search/api/v1/search/list` is of `judgement-search`. */
const tagOf = (path: string) => path.split('/')[1] ?? ''

/** Comes before the routes: it hears of each as it is added. */
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
      // Guests send no token; where one is needed they are refused with 401.
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

/** Says of every route of a context that programs call it. */
export const listInOpenapi = (app: App) =>
  app.addHook('onRoute', route => {
    route.config = { ...route.config, isService: true }
  })
