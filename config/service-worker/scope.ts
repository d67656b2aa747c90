/** The parts of the service worker API that this worker uses, and the data of its build. */
import type { WorkerBuild } from './bundle'

declare const SERVICE_WORKER: WorkerBuild

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface ServiceWorkerScope {
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: ExtendableEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void>; matchAll(): Promise<Array<{ url: string }>> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
}

export type { ExtendableEvent as WorkerEvent }
export const workerScope = self as unknown as ServiceWorkerScope
export const workerBuild = SERVICE_WORKER

/** Returns the full name of a cache. The prefix separates this app's caches from others of the same origin. */
export const fullCacheName = (name: string) => `offline:${workerBuild.base}:${name}`

/** Returns the path below the basename, or `undefined` for other addresses. */
export function pathBelowBase({ origin, pathname }: URL): string | undefined {
  return origin === self.location.origin && pathname.indexOf(workerBuild.base) === 0
    ? pathname.slice(workerBuild.base.length - 1)
    : undefined
}

/** Deletes the oldest entries of a cache. An entry that is written again becomes the newest. */
export async function trimCache(cacheName: string, most: number) {
  const cache = await caches.open(cacheName)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map(key => cache.delete(key)))
}
