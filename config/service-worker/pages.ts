/**
 * Caches prerendered pages. A page opens from the cache at once, while the network updates the cache. The
 * data in the page is removed, so that the app requests it from the services.
 */
import { StaleWhileRevalidate } from 'workbox-strategies'
import { PRERENDERED_ID, PRERENDERED_REPLIES_ID } from '../../types/api/prerender-ids'
import { isServicePath } from '../../types/api/service-paths'
import { hasShareKey } from '../../src/domain/format/address'
import { isAppFile, isPageOfThisBuild } from './files'
import { cacheReplies } from './replies'
import { workerBuild, fullCacheName, pathBelowBase, workerScope, trimCache, type WorkerEvent } from './scope'

const CACHES = fullCacheName('pages:')
const CACHE = CACHES + workerBuild.revision
const MAX_PAGES = 60

/** The parts of a prerendered page that this file looks for. server/http/prerender.ts writes them. */
const PRERENDERED = `<div id="${PRERENDERED_ID}">`
const REPLIES = new RegExp(`<script type="application/json" id="${PRERENDERED_REPLIES_ID}">([\\s\\S]*?)</script>`)

const ENCODING = ['content-encoding', 'content-length']

export const isPageAddress = (url: URL) =>
  pathBelowBase(url) !== undefined && !isServicePath(url.pathname) && !isAppFile(url)

export async function deletePages(except?: string) {
  const names = (await caches.keys()).filter(name => name.indexOf(CACHES) === 0 && name !== except)
  await Promise.all(names.map(name => caches.delete(name)))
}

/** Deletes the pages of other builds, because the server no longer has the files that these pages load. */
export const deleteOldPages = () => deletePages(CACHE)

const strategy = new StaleWhileRevalidate({
  cacheName: CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      async cacheWillUpdate({ request, response }) {
        if (response.status !== 200) return null
        const html = await response.text()
        if (!isPageOfThisBuild(html)) return null
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

export const answerPage = (options: { event: WorkerEvent; request: Request }) => strategy.handle(options)

/** Caches pages that were opened before the worker was active. */
export async function cacheOpenPages(event: WorkerEvent) {
  const urls = (await workerScope.clients.matchAll()).map(({ url }) => new URL(url)).filter(isPageAddress)
  await Promise.all(
    urls.map(async url => {
      url.hash = ''
      const [, done] = strategy.handleAll({ event, request: new Request(url.href) })
      await done
    }),
  )
}
