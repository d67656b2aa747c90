/**
 * Caches the app's files, whose names contain a hash. Also caches the page without content (the shell) that
 * opens at any address.
 */
import { SHELL_PATH } from '../../types/api/service-paths'
import { type WorkerEvent, workerBuild, fullCacheName, pathBelowBase } from './scope'

const CACHES = fullCacheName('files:')
const CACHE = CACHES + workerBuild.revision
const HASHED = /^\/(?:js|css|static|chunk)\//
const SHELL = workerBuild.base + SHELL_PATH.slice(1)

const namesOf = async (prefix: string) => (await caches.keys()).filter(name => name.indexOf(prefix) === 0)

export const isAppFile = (url: URL) => HASHED.test(pathBelowBase(url) ?? '')

/** Whether a page belongs to this build: it then contains the names of the build's scripts. */
export const isPageOfThisBuild = (html: string) => workerBuild.scripts.every(name => html.indexOf(name) > 0)

async function fetchShell() {
  const reply = await fetch(SHELL, { credentials: 'same-origin' })
  if (!reply.ok || !isPageOfThisBuild(await reply.clone().text())) throw new Error('The app has another build.')
  return reply
}

/** Caches the app's files one after the other, so that installing does not slow the reader. */
export async function installFiles() {
  const cache = await caches.open(CACHE)
  await cache.put(SHELL, await fetchShell())
  for (const file of workerBuild.files) {
    const cached = await caches.match(file)
    await (cached ? cache.put(file, cached) : cache.add(file))
  }
}

/** Deletes files of old builds. Files of the previous build stay, because open pages still use them. */
export async function deleteOldFiles() {
  const others = (await namesOf(CACHES)).filter(name => name !== CACHE)
  await Promise.all(others.slice(0, -1).map(name => caches.delete(name)))
}

/** Caches a file. On a full disk this fails, and the response is still served. */
const cacheFile = async (request: Request, reply: Response) =>
  caches
    .open(CACHE)
    .then(cache => cache.put(request, reply))
    .catch(() => undefined)

export async function answerFile({ event, request }: { event: WorkerEvent; request: Request }): Promise<Response> {
  const cached = await caches.match(request, { ignoreVary: true })
  if (cached) return cached
  const reply = await fetch(request)
  // The copy is made before the page reads the response, since a body in use cannot be copied.
  if (reply.ok) event.waitUntil(cacheFile(request, reply.clone()))
  return reply
}

export const answerShell = async () =>
  (await caches.match(SHELL, { cacheName: CACHE, ignoreVary: true })) ?? Response.error()
