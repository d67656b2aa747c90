import fastifyStatic from '@fastify/static'
import { hasShareKey } from '@domain/format/address'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Prerendered } from '../../types/h5-manifest'
import type { Engine } from '../engine/port'
import { privacyAddress, type ServerSettings } from '../settings'
import { APP_MANIFEST_PATH, appManifestWithName } from './app-manifest'
import type { App } from './app-type'
import { insertPrerenderedScreen } from './prerender'
import { PRERENDER_GUARD_HASHES } from './prerender-guard'
import { h5IndexIn, appendToHead, withSettingsTag } from './h5-index'
import { appPolicy, EMBEDDABLE_HEADERS } from './headers'
import { mayBeIndexed, NOT_INDEXED_HEADERS } from './indexing'
import { visitorKey } from './visitor'
import { serverOrigin } from './origin'
import { isServicePath } from '@contract/service-paths'
import { pathOfUrl } from '../paths'
import { PrerenderCache } from './prerender-cache'
import { linkHeader, preloadLinks } from './preload'
import { HttpError } from './http-error'
import { unregisteringWorkerScript, SERVICE_WORKER_PATH } from './service-worker'

const HASHED = /^\/(?:js|css|static|chunk)\//
const PICTURE = /^\/[\w-]+\.(?:ico|png|svg)$/
const FILE = /^\/[\w-]+\.(?:ico|png|svg|txt|json|webmanifest)$/
const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
const WITH_TOKEN = /(?:^|;\s*)token=[^;]/

export interface H5App {
  register(app: App): void
  /** Sends index.html, the app's only page, for any address. At a path without a screen, the status is 404. */
  sendIndex(request: FastifyRequest, reply: FastifyReply, prerendered?: Prerendered): FastifyReply
  wantsPage(method: string, accept: string | undefined, path: string): boolean
}

interface H5Deps {
  /** The search engine, whose documents the prerendered pages show. Without it, no pages are prerendered. */
  engine?: Engine
  /** Returns the names of libraries without documents, which the app does not offer. */
  emptyLibraries?: () => Promise<string[]>
}

export function createH5App(root: string, settings: ServerSettings, { engine, emptyLibraries }: H5Deps): H5App {
  const index = h5IndexIn(root)
  const { page } = settings
  const { basename } = page
  /** The settings for the page. Their `notOffered` also names the libraries that have no documents now. */
  const current = { ...page }
  let prerenderCache: PrerenderCache | undefined

  const innerPathOf = (request: FastifyRequest) => pathOfUrl(request.url).slice(basename.length) || '/'

  function sendIndex(request: FastifyRequest, reply: FastifyReply, prerendered?: Prerendered) {
    const { text, scriptHashes, build } = index()
    const origin = page.h5Origin || serverOrigin(request)
    const trialUrl = page.trialUrl || `${origin}/trial`
    const privacyUrl = new URL(privacyAddress(settings), origin).href
    const files = build.filesAt(innerPathOf(request))
    const styles = [...build.styles, ...files.filter(name => name.endsWith('.css'))]
    const awaited = files.filter(name => !prerendered || styles.indexOf(name) < 0).map(name => `${basename}/${name}`)
    const document = withSettingsTag(appendToHead(text, preloadLinks(awaited)), { ...current, trialUrl, privacyUrl })
    // A page with a share key must not appear in search engines.
    if (hasShareKey(request.url) || !mayBeIndexed(settings, innerPathOf(request))) reply.headers(NOT_INDEXED_HEADERS)
    if (awaited.length) reply.header('link', linkHeader(awaited))
    return reply
      .code(build.isScreen(innerPathOf(request)) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'cookie' })
      .header(
        'content-security-policy',
        appPolicy(settings, [...scriptHashes, ...(prerendered ? PRERENDER_GUARD_HASHES : [])]),
      )
      .send(
        prerendered ? insertPrerenderedScreen(document, prerendered, styles.map(build.style), page.appName) : document,
      )
  }

  /**
   * Prerenders a page. Skips pages for logged-in members, who see more than guests. Also skips all pages if the
   * services are on another host.
   */
  async function prerenderFor(request: FastifyRequest) {
    const { method, url, headers, ip } = request
    const { renderer, isScreen } = index().build
    if (
      !renderer ||
      !prerenderCache ||
      !isScreen(innerPathOf(request)) ||
      page.apiHost ||
      method !== 'GET' ||
      WITH_TOKEN.test(headers.cookie ?? '')
    )
      return undefined
    const [address = ''] = url.slice(basename.length).split('#')
    return prerenderCache.find(renderer, address || '/', { visitor: visitorKey(request), remoteAddress: ip })
  }

  const isInApp = (path: string) => path === basename || path.startsWith(`${basename}/`)
  const wantsPage = (method: string, accept = '', path: string) =>
    ['GET', 'HEAD'].includes(method) &&
    isInApp(path) &&
    !isServicePath(path) &&
    !HASHED.test(path.slice(basename.length)) &&
    (accept.includes('text/html') || accept.includes('*/*') || accept === '')

  /** Sends the service worker with a content security policy: it runs under the policy of its own response. */
  function sendWorker(reply: FastifyReply) {
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': appPolicy(settings, []) })
    return page.offline
      ? reply.sendFile(SERVICE_WORKER_PATH)
      : reply.type('text/javascript').send(unregisteringWorkerScript(basename))
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOfUrl(request.url)
    if (basename && path === '/') return reply.redirect(`${basename}/`, 302)
    const inner = path.slice(basename.length)
    const cacheControl = HASHED.test(inner) ? FOREVER : FILE.test(inner) ? AN_HOUR : undefined
    if (isInApp(path) && inner === SERVICE_WORKER_PATH) return sendWorker(reply)
    if (isInApp(path) && inner === APP_MANIFEST_PATH && page.appName)
      return reply
        .header('cache-control', AN_HOUR)
        .type('application/manifest+json')
        .send(appManifestWithName(root, page.appName))
    if (isInApp(path) && cacheControl && !isServicePath(path))
      return reply
        .headers({
          'cache-control': cacheControl,
          vary: 'accept-encoding',
          ...(PICTURE.test(inner) && EMBEDDABLE_HEADERS),
        })
        .sendFile(inner)
    if (wantsPage(request.method, request.headers.accept, path)) {
      // Services on another host have other documents.
      if (emptyLibraries && !page.apiHost) current.notOffered = [...page.notOffered, ...(await emptyLibraries())]
      return sendIndex(request, reply, await prerenderFor(request))
    }
    throw new HttpError('not_found')
  }

  return {
    sendIndex,
    wantsPage,
    register(app) {
      if (engine && settings.prerender && settings.guests === 'browse')
        prerenderCache = new PrerenderCache({ app, engine, page: current })
      app.register(fastifyStatic, {
        root,
        serve: false,
        cacheControl: false,
        dotfiles: 'ignore',
        index: false,
        preCompressed: true,
      })
      app.get('/*', { config: { rateLimit: false } }, answer)
    },
  }
}
