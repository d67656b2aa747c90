/** The page's side of the service worker (config/service-worker). */
import { host } from '@/platform/host'
import { whenIdle } from '@/platform/idle.h5'
import { settings } from '@/platform/settings'
import { TEXTS } from '@/platform/vault/names'
import { type Offline, cachedDay } from './port'

const WORKER = '/service-worker.js'

/** A native app caches its pages itself. The worker needs a browser of 2019 or later. */
const isEnabled = () =>
  settings.offline && host.current() !== 'app' && 'serviceWorker' in navigator && 'allSettled' in Promise

export const offline: Offline = {
  begin() {
    // Without a worker the app works as before.
    if (isEnabled())
      whenIdle(() => void navigator.serviceWorker.register(settings.basename + WORKER).catch(() => undefined))
  },

  forget() {
    navigator.serviceWorker?.controller?.postMessage('forget')
    // A private window may have no IndexedDB.
    if ('indexedDB' in window) indexedDB.deleteDatabase(TEXTS)
  },

  reportCached: cachedDay.set,
  cachedDay: cachedDay.read,
  watch: cachedDay.watch,

  retry: () => location.reload(),
}
