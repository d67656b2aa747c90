/**
 * Caches prerendered pages. A page opens from the cache at once, while the network updates the cache. The
 * data in the page is removed, so that the app requests it from the services.
 */
import { StaleWhileRevalidate } from 'workbox-strategies'
import { PRERENDERED_ID, PRERENDERED_REPLIES_ID } from '../../types/api/prerender-ids'
import { isServicePath } from '../../types/api/service-paths'
import { hasShareKey } from '../../src/domain/format/address'
import { isFile, isOfThisBuild } from './files'
import { cacheReplies } from './replies'
import { build, cacheNamed, innerPath, scope, trimCache, type Lasting } from './scope'

const CACHES = cacheNamed('pages:')
const CACHE = CACHES + build.revision
const MAX_PAGES = 60

/** The parts of a prerendered page that this file looks for. server/http/prerender.ts writes them. */
const PRERENDERED = `<div id="${PRERENDERED_ID}">`
const REPLIES = new RegExp(`<script type="application/json" id="${PRERENDERED_REPLIES_ID}">([\\s\\S]*?)</script>`)

const ENCODING = ['content-encoding', 'content-length']

export const isPage = (url: URL) => innerPath(url) !== undefined && !isServicePath(url.pathname) && !isFile(url)

export async function clearPages(except?: string) {
  const names = (await caches.keys()).filter(name => name.indexOf(CACHES) === 0 && name !== except)
  await Promise.all(names.map(name => caches.delete(name)))
}

/** Deletes the pages of other builds, because their files no longer exist. */
export const dropOldPages = () => clearPages(CACHE)

const strategy = new StaleWhileRevalidate({
  cacheName: CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      async cacheWillUpdate({ request, response }) {
        if (response.status !== 200) return null
        const html = await response.text()
        if (!isOfThisBuild(html)) return null
        if (html.indexOf(PRERENDERED) < 0 || hasShareKey(new URL(request.url).search)) {
          await caches.open(CACHE).then(cache => cache.delete(request, { ignoreVary: true }))
          return null
        }
        await cacheReplies(JSON.parse(REPLIES.exec(html)?.[1] ?? '{}') as Record<string, string>)
        const headers = new Headers(response.headers)
        for (const name of ENCODING) headers.delete(name)
        return new Response(html.replace(REPLIES, ''), { headers })
      },
      cacheDidUpdate: () => trimCache(CACHE, MAX_PAGES),
    },
  ],
})

export const answerPage = (options: { event: Lasting; request: Request }) => strategy.handle(options)

/** Caches pages that were opened before the worker was active. */
export async function cacheOpenPages(event: Lasting) {
  const urls = (await scope.clients.matchAll()).map(({ url }) => new URL(url)).filter(isPage)
  await Promise.all(
    urls.map(async url => {
      url.hash = ''
      const [, done] = strategy.handleAll({ event, request: new Request(url.href) })
      await done
    }),
  )
}
