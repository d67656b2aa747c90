/** The script by which a browser keeps the app, and the one that takes its place where nothing shall be kept. */
export const SERVICE_WORKER = '/service-worker.js'

/** Caches are named as config/service-worker/scope.ts names them. */
export const leavingWorker = (basename: string) => `
self.addEventListener('install', function () { self.skipWaiting() })
self.addEventListener('activate', function (event) {
  event.waitUntil(caches.keys().then(function (names) {
    return Promise.all(names.map(function (name) {
      return name.indexOf(${JSON.stringify(`offline:${basename}/:`)}) === 0 && caches.delete(name)
    }))
  }).then(function () { return self.registration.unregister() }))
})
`
