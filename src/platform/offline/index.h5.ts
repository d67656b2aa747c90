/** The page's side of the service worker (config/service-worker). */
import { host } from '@/platform/host'
import { whenIdle } from '@/platform/idle.h5'
import { settings } from '@/platform/settings'
import type { Offline } from './port'

const WORKER = '/service-worker.js'

let day: string | undefined
const listeners = new Set<() => void>()

/** A native app keeps its pages itself; the worker needs a browser of 2019. */
const isWanted = () =>
  settings.offline && host.current() !== 'app' && 'serviceWorker' in navigator && 'allSettled' in Promise

export const offline: Offline = {
  begin() {
    // Where it cannot be had, the app is as good as before.
    if (isWanted())
      whenIdle(() => void navigator.serviceWorker.register(settings.basename + WORKER).catch(() => undefined))
  },

  forget: () => navigator.serviceWorker?.controller?.postMessage('forget'),

  tellKept(kept) {
    day = kept
    listeners.forEach(listener => listener())
  },

  keptDay: () => day,

  watch(listener) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },

  retry: () => location.reload(),
}
