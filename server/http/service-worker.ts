/** The address of the service worker. */
export const SERVICE_WORKER_PATH = '/service-worker.js'

/**
 * The script that replaces the service worker where offline use is off. It deletes the caches and unregisters itself.
 * config/service-worker/scope.ts defines the names of the caches.
 */
export const unregisteringWorkerScript = (basename: string) => `
self.addEventListener('install', function () { self.skipWaiting() })
self.addEventListener('activate', function (event) {
  event.waitUntil(caches.keys().then(function (names) {
    return Promise.all(names.map(function (name) {
      return name.indexOf(${JSON.stringify(`offline:${basename}/:`)}) === 0 && caches.delete(name)
    }))
  }).then(function () { return self.registration.unregister() }))
})
`
