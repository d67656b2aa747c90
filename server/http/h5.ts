import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerSettings } from '../settings'
import type { App } from './app-type'
import { h5IndexIn, intoHead, withSettings } from './h5-index'
import { appPolicy } from './headers'
import { ownOrigin } from './origin'
import { isServicePath, pathOf } from './paths'
import { linkHeader, preloadLinks } from './preload'
import { Refusal } from './refusal'

const HASHED = /^\/(?:js|css|static|chunk)\//
const FILE = /^\/[\w-]+\.(?:ico|png|svg|txt|json|webmanifest)$/
const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

export interface H5 {
  register(app: App): void
  /** The app's one document, whatever the address: its router knows the rest. */
  sendIndex(request: FastifyRequest, reply: FastifyReply): FastifyReply
  wantsPage(method: string, accept: string | undefined, path: string): boolean
}

export function h5At(root: string, settings: ServerSettings): H5 {
  const index = h5IndexIn(root)
  const { basename } = settings.page

  const innerPathOf = (request: FastifyRequest) => pathOf(request.url).slice(basename.length) || '/'

  function sendIndex(request: FastifyRequest, reply: FastifyReply) {
    const { text, scriptHashes, build } = index()
    const files = build.filesAt(innerPathOf(request)).map(name => `${basename}/${name}`)
    const trialUrl = settings.page.trialUrl || `${ownOrigin(request)}/trial`
    // A page behind a key is for the one who was given it, not for search engines.
    if (/[?&]secretKey=/i.test(request.url)) reply.header('x-robots-tag', 'noindex')
    if (files.length) reply.header('link', linkHeader(files))
    return reply
      .code(200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', appPolicy(settings, scriptHashes))
      .send(withSettings(intoHead(text, preloadLinks(files)), { ...settings.page, trialUrl }))
  }

  const isInApp = (path: string) => path === basename || path.startsWith(`${basename}/`)
  const wantsPage = (method: string, accept = '', path: string) =>
    ['GET', 'HEAD'].includes(method) &&
    isInApp(path) &&
    !isServicePath(path) &&
    !HASHED.test(path.slice(basename.length)) &&
    (accept.includes('text/html') || accept.includes('*/*') || accept === '')

  function answer(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request.url)
    if (basename && path === '/') return reply.redirect(`${basename}/`, 302)
    const inner = path.slice(basename.length)
    const kept = HASHED.test(inner) ? FOREVER : FILE.test(inner) ? AN_HOUR : undefined
    if (isInApp(path) && kept && !isServicePath(path))
      return reply.headers({ 'cache-control': kept, vary: 'accept-encoding' }).sendFile(inner)
    if (wantsPage(request.method, request.headers.accept, path)) return sendIndex(request, reply)
    throw new Refusal('not_found')
  }

  return {
    sendIndex,
    wantsPage,
    register(app) {
      app.register(fastifyStatic, {
        root,
        serve: false,
        cacheControl: false,
        dotfiles: 'ignore',
        index: false,
        preCompressed: true,
      })
      app.get('/*', { config: { rateLimit: false } }, async (request, reply) => answer(request, reply))
    },
  }
}
