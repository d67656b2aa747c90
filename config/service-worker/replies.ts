/** Caches the services' latest replies for use offline. Only replies to the current visitor are cached. */
import { NetworkFirst } from 'workbox-strategies'
import { isCacheable } from './cacheable-calls'
import { fullCacheName, trimCache, type WorkerEvent } from './scope'

const CACHE = fullCacheName('replies')
const MOST = 150
const LONGEST = 2_000_000
/** How many seconds to wait for the network before a cached reply is served. */
const PATIENCE_SECONDS = 8

/** The header with the day of caching. src/platform/transport/index.h5.ts reads it. */
const CACHED_ON = 'kept-on'

const GUEST = 'guest'
let lastVisitor: string | undefined

const withZero = (value: number) => String(value).padStart(2, '0')
const dayOf = (now: Date) => [now.getFullYear(), withZero(now.getMonth() + 1), withZero(now.getDate())].join('-')

function cachedReply(text: string) {
  return new Response(text, { headers: { 'content-type': 'application/json', [CACHED_ON]: dayOf(new Date()) } })
}

/** Returns a digest of the visitor's token. The token itself is not stored, because it would give access. */
async function visitorOf({ headers }: Request): Promise<string> {
  const token = headers.get('token')
  if (!token) return GUEST
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(digest)].map(byte => byte.toString(16)).join('')
}

const isOf = (visitor: string, url: string) => url.indexOf(`of=${visitor}&`) >= 0

function keyOf(visitor: string, method: string, url: string, body: string) {
  const key = new URL(url, self.location.href)
  key.hash = ''
  key.search += `${key.search ? '&' : '?'}of=${visitor}&by=${encodeURIComponent(method + body)}`
  return new Request(key.href)
}

const clear = () => caches.delete(CACHE)

/** Deletes all cached replies. A reply that is still under way to the visitor who left is not cached either. */
export async function deleteReplies() {
  lastVisitor = undefined
  await clear()
}

/** Deletes the replies to another visitor, who may have logged out outside the app. */
async function switchVisitor(visitor: string) {
  if (visitor === lastVisitor) return
  lastVisitor = visitor
  const keys = await (await caches.open(CACHE)).keys()
  if (keys.some(({ url }) => !isOf(visitor, url))) await clear()
}

/** The status of a document that is not shown any more. Its cached reply must not be read offline. */
const GONE = 410

const strategy = new NetworkFirst({
  cacheName: CACHE,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      // Sends the original request, because the request that serves as cache key has other parameters.
      requestWillFetch: async ({ event }) => (event as unknown as { request: Request }).request,
      cacheWillUpdate: async ({ request, response }) => {
        if (response.status === GONE) await (await caches.open(CACHE)).delete(request)
        const text = response.status === 200 ? await response.text() : ''
        // The visitor may have changed while the reply was in transit.
        const isHere = lastVisitor !== undefined && isOf(lastVisitor, request.url)
        return isHere && text && text.length <= LONGEST ? cachedReply(text) : null
      },
      cacheDidUpdate: () => trimCache(CACHE, MOST),
    },
  ],
})

export async function answerCall({ event, request }: { event: WorkerEvent; request: Request }) {
  const [visitor, body] = await Promise.all([visitorOf(request), request.clone().text()])
  await switchVisitor(visitor)
  return strategy.handle({ event, request: keyOf(visitor, request.method, request.url, body) })
}

/**
 * Caches the replies that a page contains, by `METHOD url body`. They belong to the guest, because pages are
 * rendered for guests.
 */
export async function cacheReplies(replies: Record<string, string>) {
  if (lastVisitor !== undefined && lastVisitor !== GUEST) return
  const cache = await caches.open(CACHE)
  for (const [request, reply] of Object.entries(replies)) {
    const [method = '', url = '', ...body] = request.split(' ')
    if (isCacheable(new URL(url, self.location.href)))
      await cache.put(keyOf(GUEST, method, url, body.join(' ')), cachedReply(reply))
  }
  await trimCache(CACHE, MOST)
}
