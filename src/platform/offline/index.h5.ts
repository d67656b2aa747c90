/** Controls the service worker from the page (config/service-worker). */
import { host } from '@/platform/host'
import { whenIdle } from '@/platform/idle.h5'
import { settings } from '@/platform/settings'
import { TEXTS_DATABASE } from '@/platform/vault/names'
import { type Offline, cachedDay } from './port'

const WORKER = '/service-worker.js'

/**
 * Whether the service worker is used. The native app does not need it, because it caches its pages itself. The worker
 * needs a browser of 2019 or later.
 */
const isEnabled = () =>
  settings.offline && host.current() !== 'app' && 'serviceWorker' in navigator && 'allSettled' in Promise

export const offline: Offline = {
  begin() {
    // A failed registration is ignored, because the app also works without a service worker.
    if (isEnabled())
      whenIdle(() => void navigator.serviceWorker.register(settings.basename + WORKER).catch(() => undefined))
  },

  forget() {
    navigator.serviceWorker?.controller?.postMessage('forget')
    // A private window may have no IndexedDB.
    if ('indexedDB' in window) indexedDB.deleteDatabase(TEXTS_DATABASE)
  },

  reportCached: cachedDay.set,
  cachedDay: cachedDay.read,
  watch: cachedDay.watch,

  retry: () => location.reload(),
}
