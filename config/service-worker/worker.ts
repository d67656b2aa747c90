/** Makes the app and the documents that were read before open without a network. */
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { answerFile, answerShell, dropFiles, installFiles, isFile } from './files'
import { isCacheable } from './cacheable-calls'
import { answerPage, dropOldPages, clearPages, isPage, cacheOpenPages } from './pages'
import { answerCall, clearReplies } from './replies'
import { scope } from './scope'

// A new worker takes over at once. Open pages still get the files of their own build, so none is reloaded.
scope.addEventListener('install', event => event.waitUntil(installFiles().then(() => scope.skipWaiting())))

async function takeOver() {
  await Promise.all([dropFiles(), dropOldPages(), scope.registration.navigationPreload?.enable()])
  await scope.clients.claim()
}
scope.addEventListener('activate', event => event.waitUntil(takeOver().then(() => cacheOpenPages(event))))

/** The page sends a single kind of message, which means that the visitor has changed. */
scope.addEventListener('message', event => event.waitUntil(Promise.all([clearPages(), clearReplies()])))

registerRoute(({ request, url }) => request.mode === 'navigate' && isPage(url), answerPage)
registerRoute(({ url }) => isFile(url), answerFile)
registerRoute(({ url }) => isCacheable(url), answerCall)
registerRoute(({ url }) => isCacheable(url), answerCall, 'POST')
setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? answerShell() : Response.error()))
