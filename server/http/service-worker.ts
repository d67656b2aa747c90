/** The service worker, and the script that replaces and unregisters it where offline use is off. */
export const SERVICE_WORKER = '/service-worker.js'

/** config/service-worker/scope.ts defines these cache names. */
export const unregisteringWorker = (basename: string) => `
self.addEventListener('install', function () { self.skipWaiting() })
self.addEventListener('activate', function (event) {
  event.waitUntil(caches.keys().then(function (names) {
    return Promise.all(names.map(function (name) {
      return name.indexOf(${JSON.stringify(`offline:${basename}/:`)}) === 0 && caches.delete(name)
    }))
  }).then(function () { return self.registration.unregister() }))
})
`
