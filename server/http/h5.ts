import fastifyStatic from '@fastify/static'
import { hasShareKey } from '@domain/format/address'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Prerendered } from '../../types/h5-manifest'
import type { Engine } from '../engine/port'
import { privacyLink, type ServerSettings } from '../settings'
import { APP_MANIFEST, namedManifest } from './app-manifest'
import type { App } from './app-type'
import { withFirstPaint } from './prerender'
import { GUARD_HASHES } from './prerender-guard'
import { h5IndexIn, intoHead, withSettings } from './h5-index'
import { appPolicy, EMBEDDABLE } from './headers'
import { visitorOf } from './limits'
import { ownOrigin } from './origin'
import { isServicePath } from '@contract/service-paths'
import { pathOf } from '../paths'
import { PrerenderCache } from './prerender-cache'
import { linkHeader, preloadLinks } from './preload'
import { Refusal } from './http-error'
import { leavingWorker, SERVICE_WORKER } from './service-worker'

const HASHED = /^\/(?:js|css|static|chunk)\//
const PICTURE = /^\/[\w-]+\.(?:ico|png|svg)$/
const FILE = /^\/[\w-]+\.(?:ico|png|svg|txt|json|webmanifest)$/
const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
const WITH_TOKEN = /(?:^|;\s*)token=[^;]/

export interface H5 {
  register(app: App): void
  /** The app's one document, whatever the address: its router knows the rest. Where it has no screen, it says so under a 404. */
  sendIndex(request: FastifyRequest, reply: FastifyReply, firstPaint?: Prerendered): FastifyReply
  wantsPage(method: string, accept: string | undefined, path: string): boolean
}

interface Drawn {
  /** What first paints show; without it none are drawn. */
  engine?: Engine
}

export function h5At(root: string, settings: ServerSettings, { engine }: Drawn): H5 {
  const index = h5IndexIn(root)
  const { page } = settings
  const { basename } = page
  let firstPaints: PrerenderCache | undefined

  const innerPathOf = (request: FastifyRequest) => pathOf(request.url).slice(basename.length) || '/'

  function sendIndex(request: FastifyRequest, reply: FastifyReply, firstPaint?: Prerendered) {
    const { text, scriptHashes, build } = index()
    const origin = page.h5Origin || ownOrigin(request)
    const trialUrl = page.trialUrl || `${origin}/trial`
    const privacyUrl = new URL(privacyLink(settings), origin).href
    const files = build.filesAt(innerPathOf(request))
    const styles = [...build.styles, ...files.filter(name => name.endsWith('.css'))]
    const awaited = files.filter(name => !firstPaint || styles.indexOf(name) < 0).map(name => `${basename}/${name}`)
    const told = withSettings(intoHead(text, preloadLinks(awaited)), { ...page, trialUrl, privacyUrl })
    // A page behind a key is for the one who was given it, not for search engines.
    if (hasShareKey(request.url)) reply.header('x-robots-tag', 'noindex')
    if (awaited.length) reply.header('link', linkHeader(awaited))
    return reply
      .code(build.isScreen(innerPathOf(request)) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'cookie' })
      .header('content-security-policy', appPolicy(settings, [...scriptHashes, ...(firstPaint ? GUARD_HASHES : [])]))
      .send(firstPaint ? withFirstPaint(told, firstPaint, styles.map(build.style), page.appName) : told)
  }

  /** Members see more than guests, and services of another host are not ours to ask. */
  async function firstPaintFor(request: FastifyRequest) {
    const { method, url, headers, ip } = request
    const { renderer, isScreen } = index().build
    if (
      !renderer ||
      !firstPaints ||
      !isScreen(innerPathOf(request)) ||
      page.apiHost ||
      method !== 'GET' ||
      WITH_TOKEN.test(headers.cookie ?? '')
    )
      return undefined
    const [address = ''] = url.slice(basename.length).split('#')
    return firstPaints.at(renderer, address || '/', { visitor: visitorOf(request), remoteAddress: ip })
  }

  const isInApp = (path: string) => path === basename || path.startsWith(`${basename}/`)
  const wantsPage = (method: string, accept = '', path: string) =>
    ['GET', 'HEAD'].includes(method) &&
    isInApp(path) &&
    !isServicePath(path) &&
    !HASHED.test(path.slice(basename.length)) &&
    (accept.includes('text/html') || accept.includes('*/*') || accept === '')

  /** It runs under the policy of its own answer, and asks what the app asks. */
  function sendWorker(reply: FastifyReply) {
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': appPolicy(settings, []) })
    return page.offline ? reply.sendFile(SERVICE_WORKER) : reply.type('text/javascript').send(leavingWorker(basename))
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request.url)
    if (basename && path === '/') return reply.redirect(`${basename}/`, 302)
    const inner = path.slice(basename.length)
    const kept = HASHED.test(inner) ? FOREVER : FILE.test(inner) ? AN_HOUR : undefined
    if (isInApp(path) && inner === SERVICE_WORKER) return sendWorker(reply)
    if (isInApp(path) && inner === APP_MANIFEST && page.appName)
      return reply
        .header('cache-control', AN_HOUR)
        .type('application/manifest+json')
        .send(namedManifest(root, page.appName))
    if (isInApp(path) && kept && !isServicePath(path))
      return reply
        .headers({ 'cache-control': kept, vary: 'accept-encoding', ...(PICTURE.test(inner) && EMBEDDABLE) })
        .sendFile(inner)
    if (wantsPage(request.method, request.headers.accept, path))
      return sendIndex(request, reply, await firstPaintFor(request))
    throw new Refusal('not_found')
  }

  return {
    sendIndex,
    wantsPage,
    register(app) {
      if (engine && settings.firstPaint && settings.guests === 'browse')
        firstPaints = new PrerenderCache({ app, engine, page })
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
