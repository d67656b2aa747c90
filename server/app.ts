/** The server as one Fastify instance: what every request meets first, then the services, then the H5 app. */
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formBody from '@fastify/formbody'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, {
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
  type RawServerDefault,
} from 'fastify'
import type { Redis } from 'ioredis'
import type { Store } from './accounts'
import type { Engine } from './engine/port'
import type { App } from './http/app-type'
import { readJsonOnly } from './http/body'
import { answerClientError } from './http/client-error'
import { allowOrigins } from './http/cors'
import { limitConcurrency } from './http/concurrency-limit'
import { handleErrors, httpErrorOf } from './http/errors'
import { type H5, h5At } from './http/h5'
import { addHeaders, HEADERS } from './http/headers'
import { LIMITS, type Limits, limitRequests } from './http/limits'
import { sharedLimits } from './http/shared-limits'
import { logOptions, logRequests } from './http/log'
import type { LogStream } from './http/log-output'
import { describeServices, listInOpenapi } from './http/openapi'
import { pathOf } from './paths'
import { refuseBrokenQueries } from './http/query-strings'
import { failureOf } from './http/http-error'
import { cacheResponses } from './http/response-cache'
import { buildValidator } from './http/schemas'
import { recogniseVisitors, refuseGuests, refuseUnknownTokens } from './http/visitor'
import type { Metrics } from './metrics/registry'
import { measureRequests } from './metrics/requests'
import { providersFor } from './providers'
import { filesService } from './services/files'
import { healthService } from './services/health'
import { iconService } from './services/icon'
import { briefService } from './services/citation-check'
import { accountService } from './services/account'
import { deskService } from './services/workspace'
import { deskNewsService } from './services/alerts'
import { alikeService } from './libraries/case/similar-cases-service'
import { oauthService } from './services/oauth'
import { privacyService } from './services/privacy'
import { ownDataService } from './services/personal-data'
import { ownDataPage } from './services/personal-data-page'
import { openapiService } from './services/openapi'
import { reportService } from './services/report'
import { searchServices } from './services/index'
import { shareService } from './services/share'
import { trialApplicationService } from './services/trial-application'
import { trialFormService } from './services/trial-form'
import { userService } from './services/user'
import { weChatLinkService } from './services/wechat-link'
import type { ServerSettings } from './settings'
import { SECOND, type Runtime } from './runtime'
import { type DocumentWorker, documentWorkerHere } from './document-worker'

export interface AppDeps {
  settings: ServerSettings
  store: Store
  runtime: Runtime
  /** The corpus; without one nothing can be searched. */
  engine?: Engine
  /** Who makes Word files. */
  documentWorker?: DocumentWorker
  /** The folder of the H5 build; without one, only the services answer. */
  h5Root?: string
  /** Told to stop, and still answering. */
  isStopping?: () => boolean
  /** Told of each request; without them nothing is measured. */
  metrics?: Metrics
  limits?: Partial<Limits>
  /** Where several servers count requests together. */
  redis?: Redis
  logStream?: LogStream
  providerTimeout?: number
  /** How schemas are compiled, where not all of them when the app is ready. */
  schemaController?: FastifyServerOptions['schemaController']
}

const BODY_LIMIT = 256 * 1024
/** A query of 5,000 Chinese characters is 45 KB long as an address: longer than Node reads by itself. */
const HEADER_LIMIT = 128 * 1024

/** An address that cannot be decoded reaches no hook and no route; to a person it is still a page that is not there. */
const unreadable = (h5?: H5) =>
  ((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(HEADERS)
    if (h5?.wantsPage(request.method, request.headers.accept, pathOf(request.url))) return h5.sendIndex(request, reply)
    const httpError = httpErrorOf(error)
    return reply.code(httpError.statusCode).send(failureOf(httpError))
  }) as FastifyServerOptions['frameworkErrors']

/** How many questions of one visitor are answered at once: no more than half of the threads, but for the smallest machines. */
const shareOf = ({ workers }: ServerSettings) => Math.max(2, Math.floor(workers / 2))

const trusted = (proxies: ServerSettings['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

export function buildApp({
  settings,
  store,
  runtime,
  engine,
  documentWorker = documentWorkerHere,
  h5Root,
  metrics,
  isStopping,
  redis,
  logStream,
  providerTimeout,
  schemaController = { compilersFactory: { buildValidator } },
  ...rest
}: AppDeps): App {
  const limits: Limits = { ...LIMITS, ...rest.limits }
  const h5 = h5Root === undefined ? undefined : h5At(h5Root, settings, { engine })

  const app: App = fastify<RawServerDefault>({
    logger: logOptions(settings.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    http: {
      maxHeaderSize: HEADER_LIMIT,
      // Node takes the longer of the two for the whole request.
      headersTimeout: 20 * SECOND,
      // How often it looks for requests that take too long.
      connectionsCheckingInterval: 2 * SECOND,
    },
    requestTimeout: 30 * SECOND,
    clientErrorHandler: answerClientError,
    trustProxy: trusted(settings.trustProxy),
    frameworkErrors: unreadable(h5),
    schemaController,
  }).withTypeProvider<TypeBoxTypeProvider>()

  app.decorate('documentWorker', documentWorker)
  readJsonOnly(app)
  handleErrors(app)
  logRequests(app)
  if (metrics) measureRequests(app, metrics)
  addHeaders(app, settings)
  allowOrigins(app, settings)
  recogniseVisitors(app, store.sessions)
  app.register(compress, { globalDecompression: false })
  limitRequests(app, limits, redis && sharedLimits(redis, app.log))
  describeServices(app)

  const deps = {
    settings,
    store,
    runtime,
    limits,
    engine,
    providers: providersFor(settings, store, runtime, providerTimeout),
  }

  app.register(async (services: App) => {
    listInOpenapi(services)
    refuseUnknownTokens(services)
    refuseBrokenQueries(services)
    userService(services, deps)
    trialApplicationService(services, deps)
    services.register(async (crowded: App) => {
      limitConcurrency(crowded, shareOf(settings))
      accountService(crowded, deps)
      weChatLinkService(crowded, deps)
      ownDataService(crowded, deps)
      deskService(crowded, deps)
      deskNewsService(crowded, deps)
      shareService(crowded, deps)
      if (!engine) return
      reportService(crowded, { ...deps, engine })
      briefService(crowded, { ...deps, engine })
      crowded.register(async (searches: App) => {
        if (settings.guests === 'none') refuseGuests(searches)
        cacheResponses(searches, engine)
        searchServices(searches, { engine })
        alikeService(searches, { engine, limits })
      })
    })
  })
  app.register(async (pages: App) => {
    await pages.register(cookie)
    await pages.register(formBody)
    if (!settings.login.web) oauthService(pages, deps)
    trialFormService(pages, deps)
    privacyService(pages, settings)
    if (!settings.login.web) ownDataPage(pages, deps)
  })
  app.register(async (rest: App) => {
    healthService(rest, { ...deps, isStopping })
    iconService(rest)
    openapiService(rest, deps)
    if (engine) filesService(rest, engine)
    h5?.register(rest)
  })
  return app
}
