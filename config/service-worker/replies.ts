/** What the services have answered, for when they cannot be asked: the newest answers, of whoever is here. */
import { NetworkFirst } from 'workbox-strategies'
import { isKept } from './kept-calls'
import { cacheNamed, trim, type Lasting } from './scope'

const CACHE = cacheNamed('replies')
const MOST = 150
const LONGEST = 2_000_000
/** A line that is this slow is as good as none, where there is something to show. */
const PATIENCE_SECONDS = 8

/** As src/platform/transport/index.h5.ts knows it. */
const KEPT_ON = 'kept-on'

const GUEST = 'guest'
let lastVisitor: string | undefined

const withZero = (value: number) => String(value).padStart(2, '0')
const dayOf = (now: Date) => [now.getFullYear(), withZero(now.getMonth() + 1), withZero(now.getDate())].join('-')

function keep(text: string) {
  return new Response(text, { headers: { 'content-type': 'application/json', [KEPT_ON]: dayOf(new Date()) } })
}

/** Nothing that would let anybody in is written. */
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

/** Nor is kept what is still on its way to who has gone. */
export async function forgetReplies() {
  lastVisitor = undefined
  await clear()
}

/** Of another reader nothing is left, whether they signed out here or elsewhere. */
async function meet(visitor: string) {
  if (visitor === lastVisitor) return
  lastVisitor = visitor
  const keys = await (await caches.open(CACHE)).keys()
  if (keys.some(({ url }) => !isOf(visitor, url))) await clear()
}

const strategy = new NetworkFirst({
  cacheName: CACHE,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      // What is asked is another thing than what it is kept by.
      requestWillFetch: async ({ event }) => (event as unknown as { request: Request }).request,
      cacheWillUpdate: async ({ request, response }) => {
        const text = response.status === 200 ? await response.text() : ''
        // Its reader may have gone meanwhile.
        const isHere = lastVisitor !== undefined && isOf(lastVisitor, request.url)
        return isHere && text && text.length <= LONGEST ? keep(text) : null
      },
      cacheDidUpdate: () => trim(CACHE, MOST),
    },
  ],
})

export async function answerCall({ event, request }: { event: Lasting; request: Request }) {
  const [visitor, body] = await Promise.all([visitorOf(request), request.clone().text()])
  await meet(visitor)
  return strategy.handle({ event, request: keyOf(visitor, request.method, request.url, body) })
}

/** What came along with a page, by what was asked: `METHOD url body`. Pages are drawn for guests. */
export async function keepAnswers(answers: Record<string, string>) {
  if (lastVisitor !== undefined && lastVisitor !== GUEST) return
  const cache = await caches.open(CACHE)
  for (const [question, answer] of Object.entries(answers)) {
    const [method = '', url = '', ...body] = question.split(' ')
    if (isKept(new URL(url, self.location.href)))
      await cache.put(keyOf(GUEST, method, url, body.join(' ')), keep(answer))
  }
  await trim(CACHE, MOST)
}
