/** What a service worker may ask of its browser, as far as ours does, and what the build tells it. */
import type { WorkerBuild } from './bundle'

declare const SERVICE_WORKER: WorkerBuild

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface ServiceWorkerScope {
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: Lasting) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void>; matchAll(): Promise<Array<{ url: string }>> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
}

export type { Lasting }
export const scope = self as unknown as ServiceWorkerScope
export const build = SERVICE_WORKER

/** Others may keep caches under the same origin. */
export const cacheNamed = (name: string) => `offline:${build.base}:${name}`

/** The path below the basename, of what is the app's own. */
export function innerPath({ origin, pathname }: URL): string | undefined {
  return origin === self.location.origin && pathname.indexOf(build.base) === 0
    ? pathname.slice(build.base.length - 1)
    : undefined
}

/** The oldest go first; what is written anew is new. */
export async function trim(cacheName: string, most: number) {
  const cache = await caches.open(cacheName)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map(key => cache.delete(key)))
}
