/** The files of the app, whose names change with what they hold, and the page that stands for any address. */
import { SHELL_PATH } from '../../types/api/service-paths'
import { build, cacheNamed, innerPath } from './scope'

const CACHES = cacheNamed('files:')
const CACHE = CACHES + build.revision
const HASHED = /^\/(?:js|css|static|chunk)\//
const SHELL = build.base + SHELL_PATH.slice(1)

const namesOf = async (prefix: string) => (await caches.keys()).filter(name => name.indexOf(prefix) === 0)

export const isFile = (url: URL) => HASHED.test(innerPath(url) ?? '')

/** A page names the scripts of one build. */
export const isOfThisBuild = (html: string) => build.scripts.every(name => html.indexOf(name) > 0)

async function fetchShell() {
  const reply = await fetch(SHELL, { credentials: 'same-origin' })
  if (!reply.ok || !isOfThisBuild(await reply.clone().text())) throw new Error('The app has another build.')
  return reply
}

/** One after the other: whoever reads meanwhile waits for none of it. */
export async function installFiles() {
  const cache = await caches.open(CACHE)
  await cache.put(SHELL, await fetchShell())
  for (const file of build.files) {
    const known = await caches.match(file)
    await (known ? cache.put(file, known) : cache.add(file))
  }
}

/** Pages of the build before may still be open, and go on with its files. */
export async function dropFiles() {
  const others = (await namesOf(CACHES)).filter(name => name !== CACHE)
  await Promise.all(others.slice(0, -1).map(name => caches.delete(name)))
}

export async function answerFile({ request }: { request: Request }): Promise<Response> {
  const known = await caches.match(request, { ignoreVary: true })
  if (known) return known
  const reply = await fetch(request)
  // A full disk keeps nothing, and that is all.
  if (reply.ok) void caches.open(CACHE).then(cache => cache.put(request, reply.clone()).catch(() => undefined))
  return reply
}

export const answerShell = async () =>
  (await caches.match(SHELL, { cacheName: CACHE, ignoreVary: true })) ?? Response.error()
