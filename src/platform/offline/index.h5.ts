/** The page's side of the service worker (config/service-worker). */
import { host } from '@/platform/host'
import { whenIdle } from '@/platform/idle.h5'
import { settings } from '@/platform/settings'
import { TEXTS } from '@/platform/vault/names'
import { type Offline, keptDay } from './port'

const WORKER = '/service-worker.js'

/** A native app keeps its pages itself; the worker needs a browser of 2019. */
const isWanted = () =>
  settings.offline && host.current() !== 'app' && 'serviceWorker' in navigator && 'allSettled' in Promise

export const offline: Offline = {
  begin() {
    // Where it cannot be had, the app is as good as before.
    if (isWanted())
      whenIdle(() => void navigator.serviceWorker.register(settings.basename + WORKER).catch(() => undefined))
  },

  forget() {
    navigator.serviceWorker?.controller?.postMessage('forget')
    // A private window may have none.
    if ('indexedDB' in window) indexedDB.deleteDatabase(TEXTS)
  },

  tellKept: keptDay.tell,
  keptDay: keptDay.get,
  watch: keptDay.watch,

  retry: () => location.reload(),
}
