/** Builds the server as one Fastify instance: first the hooks for all routes, then the services, then the H5 app. */
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
import type { AccountStore } from './accounts'
import type { Engine } from './engine/port'
import type { App } from './http/app-type'
import { acceptJsonBodies } from './http/body'
import { answerClientError } from './http/client-error'
import { allowOrigins } from './http/cors'
import { limitConcurrency } from './http/concurrency-limit'
import { handleErrors, httpErrorOf } from './http/errors'
import { type H5App, createH5App } from './http/h5'
import { addDefaultHeaders, DEFAULT_HEADERS } from './http/headers'
import { RATE_LIMITS, type RateLimits, limitRequests } from './http/rate-limits'
import { openSharedCounters } from './http/shared-limits'
import { logOptions, logRequests } from './http/log'
import type { LogStream } from './http/log-output'
import { forbidIndexing } from './http/indexing'
import { describeServices, listInOpenapi } from './http/openapi'
import { pathOfUrl } from './paths'
import { refuseBrokenQueries } from './http/query-strings'
import { failureOf } from './http/http-error'
import { cacheResponses } from './http/response-cache'
import { schemaController } from './http/schemas'
import { recogniseVisitors, refuseGuests, refuseUnknownTokens } from './http/visitor'
import type { Metrics } from './metrics/registry'
import { measureRequests } from './metrics/requests'
import { providersFor } from './providers'
import { ReferenceStore } from './reference-data/store'
import { filesService } from './services/files'
import { healthService } from './services/health'
import { iconService } from './services/icon'
import { citationCheckService } from './services/citation-check'
import { coverageService } from './services/coverage'
import { accountService } from './services/account'
import { workspaceService } from './services/workspace'
import { mcpService } from './mcp/service'
import { type ArticleFinder, inlineArticleFinder } from './article-search/finder'
import { articlesForFacts } from './article-search/articles-for-facts'
import { articleAnswersService } from './article-search/service'
import { readCauseTables } from './article-search/tables'
import { alertService } from './services/alerts'
import { similarCasesService } from './libraries/case/similar-cases-service'
import { emptyLibrariesFinder } from './libraries/empty'
import { oauthService } from './services/oauth'
import { privacyService } from './services/privacy'
import { personalDataService } from './services/personal-data'
import { personalDataPageService } from './services/personal-data-page'
import { openapiService } from './services/openapi'
import { referenceDataService } from './services/reference-data'
import { removalService } from './services/removal'
import { removalFormService } from './services/removal-form'
import { reportService } from './services/report'
import { robotsService } from './services/robots'
import { registerSearchServices } from './services/index'
import { shareService } from './services/share'
import { statementsService } from './services/statements'
import { trialApplicationService } from './services/trial-application'
import { trialFormService } from './services/trial-form'
import { userService } from './services/user'
import { weChatLinkService } from './services/wechat-link'
import type { ServerSettings } from './settings'
import { SECOND, type Runtime } from './runtime'
import { type DocumentWorker, inlineDocumentWorker } from './document-worker'

export interface AppDeps {
  settings: ServerSettings
  store: AccountStore
  runtime: Runtime
  /**
   * The search engine. Without it, the services that need documents are missing: search, reports, citation check,
   * `/mcp`.
   */
  engine?: Engine
  /** The reference data in use. Without it, the bundled files are used. */
  referenceData?: ReferenceStore
  /** Finds articles that answer a question. Without it, this thread searches for them. */
  articleFinder?: ArticleFinder
  /** Reads uploaded files, makes files and compares quotations. Without it, this thread does so. */
  documentWorker?: DocumentWorker
  /** The folder of the H5 build. Without it, only the services run. */
  h5Root?: string
  /** Whether the server is shutting down. It still answers requests meanwhile. */
  isStopping?: () => boolean
  /** The metrics of requests. Without them, requests are not measured. */
  metrics?: Metrics
  limits?: Partial<RateLimits>
  /** The Redis that counts requests of several servers. */
  redis?: Redis
  logStream?: LogStream
  providerTimeout?: number
}

const BODY_LIMIT = 256 * 1024
/**
 * The maximum size of a request's headers in bytes, including the address. A query of 5,000 Chinese characters is 45 KB
 * as an address, more than Node's default limit.
 */
const HEADER_LIMIT = 128 * 1024

/**
 * Answers a request that the router cannot route: its address cannot be decoded, or a parameter is too long. Such a
 * request reaches no hook. A browser still gets a page.
 */
const answerFrameworkError = (h5?: H5App) =>
  ((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(DEFAULT_HEADERS)
    if (h5?.wantsPage(request.method, request.headers.accept, pathOfUrl(request.url)))
      return h5.sendIndex(request, reply)
    const httpError = httpErrorOf(error)
    return reply.code(httpError.statusCode).send(failureOf(httpError))
  }) as FastifyServerOptions['frameworkErrors']

/** The maximum number of concurrent requests of one visitor: half the number of threads, but at least two. */
const concurrentPerVisitor = ({ workers }: ServerSettings) => Math.max(2, Math.floor(workers / 2))

const trustProxyOf = (proxies: ServerSettings['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

export function buildApp({
  settings,
  store,
  runtime,
  engine,
  referenceData = new ReferenceStore({ now: runtime.now }),
  documentWorker = inlineDocumentWorker,
  h5Root,
  metrics,
  isStopping,
  redis,
  logStream,
  providerTimeout,
  ...rest
}: AppDeps): App {
  const limits: RateLimits = { ...RATE_LIMITS, ...rest.limits }
  const h5 =
    h5Root === undefined
      ? undefined
      : createH5App(h5Root, settings, { engine, emptyLibraries: engine && emptyLibrariesFinder(engine) })

  const app: App = fastify<RawServerDefault>({
    logger: logOptions(settings.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    http: {
      maxHeaderSize: HEADER_LIMIT,
      // Must be shorter than `requestTimeout`, because Node applies the longer of the two to the whole request.
      headersTimeout: 20 * SECOND,
      // How often Node checks for slow requests.
      connectionsCheckingInterval: 2 * SECOND,
    },
    requestTimeout: 30 * SECOND,
    clientErrorHandler: answerClientError,
    trustProxy: trustProxyOf(settings.trustProxy),
    frameworkErrors: answerFrameworkError(h5),
    schemaController,
  }).withTypeProvider<TypeBoxTypeProvider>()

  app.decorate('documentWorker', documentWorker)
  acceptJsonBodies(app)
  handleErrors(app)
  logRequests(app)
  if (metrics) measureRequests(app, metrics)
  addDefaultHeaders(app, settings)
  allowOrigins(app, settings)
  recogniseVisitors(app, store)
  app.register(compress, { globalDecompression: false })
  limitRequests(app, limits, redis && openSharedCounters(redis, app.log))
  describeServices(app)

  const deps = {
    settings,
    store,
    runtime,
    limits,
    engine,
    referenceData,
    providers: providersFor(settings, store, runtime, providerTimeout),
  }

  app.register(async (services: App) => {
    listInOpenapi(services)
    forbidIndexing(services, settings)
    refuseUnknownTokens(services)
    refuseBrokenQueries(services)
    userService(services, deps)
    trialApplicationService(services, deps)
    referenceDataService(services, deps)
    removalService(services, deps)
    services.register(async (limited: App) => {
      limitConcurrency(limited, concurrentPerVisitor(settings))
      accountService(limited, deps)
      weChatLinkService(limited, deps)
      personalDataService(limited, deps)
      workspaceService(limited, deps)
      alertService(limited, deps)
      shareService(limited, deps)
      if (!engine) return
      const articleFinder = rest.articleFinder ?? inlineArticleFinder(engine, settings.dataDir)
      reportService(limited, { ...deps, engine })
      citationCheckService(limited, { ...deps, engine })
      limited.register(async (searches: App) => {
        if (settings.guests === 'none') refuseGuests(searches)
        cacheResponses(searches, () => `${engine.generation()} ${referenceData.generation()}`)
        registerSearchServices(searches, { engine })
        coverageService(searches, { engine, statements: settings.coverage })
        similarCasesService(searches, {
          engine,
          limits,
          causeTables: readCauseTables(settings.dataDir),
          causeRows: () => referenceData.get('causes').file.rows,
          articlesForFacts: articlesForFacts(engine, articleFinder, runtime),
        })
        articleAnswersService(searches, { engine, articleFinder, limits, runtime, folder: settings.dataDir })
      })
    })
  })
  if (engine) mcpService(app, deps)
  app.register(async (pages: App) => {
    await pages.register(cookie)
    await pages.register(formBody)
    if (!settings.login.web) oauthService(pages, deps)
    trialFormService(pages, deps)
    removalFormService(pages, deps)
    privacyService(pages, settings)
    statementsService(pages, deps)
    if (!settings.login.web) personalDataPageService(pages, deps)
  })
  app.register(async (rest: App) => {
    healthService(rest, { ...deps, isStopping })
    iconService(rest)
    robotsService(rest, settings)
    openapiService(rest, deps)
    if (engine) filesService(rest, engine)
    h5?.register(rest)
  })
  return app
}
