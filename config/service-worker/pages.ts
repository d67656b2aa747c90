/**
 * Pages that the server drew a first paint into: shown at once when they are opened again, while the line brings the new one.
 * What came along with them as data is taken out, so that the app asks the services before it takes over.
 */
import { StaleWhileRevalidate } from 'workbox-strategies'
import { isServicePath } from '../../types/api/service-paths'
import { hasShareKey } from '../../src/domain/format/address'
import { isFile, isOfThisBuild } from './files'
import { keepAnswers } from './replies'
import { build, cacheNamed, innerPath, scope, trim, type Lasting } from './scope'

const CACHES = cacheNamed('pages:')
const CACHE = CACHES + build.revision
const MOST = 60

/** As server/http/prerender.ts writes them. */
const FIRST_PAINT = '<div id="first-paint">'
const ANSWERS = /<script type="application\/json" id="first-answers">([\s\S]*?)<\/script>/

const ENCODING = ['content-encoding', 'content-length']

export const isPage = (url: URL) => innerPath(url) !== undefined && !isServicePath(url.pathname) && !isFile(url)

export async function forgetPages(but?: string) {
  const names = (await caches.keys()).filter(name => name.indexOf(CACHES) === 0 && name !== but)
  await Promise.all(names.map(name => caches.delete(name)))
}

/** Those of another build name files that are not there any more. */
export const dropPages = () => forgetPages(CACHE)

const strategy = new StaleWhileRevalidate({
  cacheName: CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      async cacheWillUpdate({ request, response }) {
        if (response.status !== 200) return null
        const html = await response.text()
        if (!isOfThisBuild(html)) return null
        if (html.indexOf(FIRST_PAINT) < 0 || hasShareKey(new URL(request.url).search)) {
          await caches.open(CACHE).then(cache => cache.delete(request, { ignoreVary: true }))
          return null
        }
        await keepAnswers(JSON.parse(ANSWERS.exec(html)?.[1] ?? '{}') as Record<string, string>)
        const headers = new Headers(response.headers)
        for (const name of ENCODING) headers.delete(name)
        return new Response(html.replace(ANSWERS, ''), { headers })
      },
      cacheDidUpdate: () => trim(CACHE, MOST),
    },
  ],
})

export const answerPage = (asked: { event: Lasting; request: Request }) => strategy.handle(asked)

/** Pages that came before there was a worker to see them. */
export async function keepOpenPages(event: Lasting) {
  const urls = (await scope.clients.matchAll()).map(({ url }) => new URL(url)).filter(isPage)
  await Promise.all(
    urls.map(async url => {
      url.hash = ''
      const [, kept] = strategy.handleAll({ event, request: new Request(url.href) })
      await kept
    }),
  )
}
