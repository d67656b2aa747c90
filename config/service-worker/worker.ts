/** The service worker: opens the app and earlier documents offline. */
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { answerFile, answerShell, dropFiles, installFiles, isFile } from './files'
import { isCacheable } from './cacheable-calls'
import { answerPage, dropOldPages, clearPages, isPage, cacheOpenPages } from './pages'
import { answerCall, clearReplies } from './replies'
import { scope } from './scope'

// A new build takes over at once. Open pages keep the files of their build, so none is reloaded.
scope.addEventListener('install', event => event.waitUntil(installFiles().then(() => scope.skipWaiting())))

async function takeOver() {
  await Promise.all([dropFiles(), dropOldPages(), scope.registration.navigationPreload?.enable()])
  await scope.clients.claim()
}
scope.addEventListener('activate', event => event.waitUntil(takeOver().then(() => cacheOpenPages(event))))

/** A page sends one kind of message: the visitor has changed. */
scope.addEventListener('message', event => event.waitUntil(Promise.all([clearPages(), clearReplies()])))

registerRoute(({ request, url }) => request.mode === 'navigate' && isPage(url), answerPage)
registerRoute(({ url }) => isFile(url), answerFile)
registerRoute(({ url }) => isCacheable(url), answerCall)
registerRoute(({ url }) => isCacheable(url), answerCall, 'POST')
setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? answerShell() : Response.error()))
