/** Lets the app open without a network, with the documents that the reader has opened earlier. */
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { answerFile, answerShell, deleteOldFiles, installFiles, isAppFile } from './files'
import { isCacheable } from './cacheable-calls'
import { answerPage, deleteOldPages, deletePages, isPageAddress, cacheOpenPages } from './pages'
import { answerCall, deleteReplies } from './replies'
import { workerScope } from './scope'

// A new worker takes over at once. Open pages still get the files of their own build, so none is reloaded.
workerScope.addEventListener('install', event => event.waitUntil(installFiles().then(() => workerScope.skipWaiting())))

async function takeOver() {
  await Promise.all([deleteOldFiles(), deleteOldPages(), workerScope.registration.navigationPreload?.enable()])
  await workerScope.clients.claim()
}
workerScope.addEventListener('activate', event => event.waitUntil(takeOver().then(() => cacheOpenPages(event))))

/** The page sends a single kind of message, which means that the visitor has changed. */
workerScope.addEventListener('message', event => event.waitUntil(Promise.all([deletePages(), deleteReplies()])))

registerRoute(({ request, url }) => request.mode === 'navigate' && isPageAddress(url), answerPage)
registerRoute(({ url }) => isAppFile(url), answerFile)
registerRoute(({ url }) => isCacheable(url), answerCall)
registerRoute(({ url }) => isCacheable(url), answerCall, 'POST')
setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? answerShell() : Response.error()))
