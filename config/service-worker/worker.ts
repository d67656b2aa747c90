/** The service worker: the app opens, and what was read can be read, without a network. */
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { answerFile, answerShell, dropFiles, installFiles, isFile } from './files'
import { isKept } from './kept-calls'
import { answerPage, dropPages, forgetPages, isPage, keepOpenPages } from './pages'
import { answerCall, forgetReplies } from './replies'
import { scope } from './scope'

// A new build takes over at once: open pages go on with the files of theirs, so none is ever reloaded.
scope.addEventListener('install', event => event.waitUntil(installFiles().then(() => scope.skipWaiting())))

async function takeOver() {
  await Promise.all([dropFiles(), dropPages(), scope.registration.navigationPreload?.enable()])
  await scope.clients.claim()
}
scope.addEventListener('activate', event => event.waitUntil(takeOver().then(() => keepOpenPages(event))))

/** The one thing that a page says: its reader has changed. */
scope.addEventListener('message', event => event.waitUntil(Promise.all([forgetPages(), forgetReplies()])))

registerRoute(({ request, url }) => request.mode === 'navigate' && isPage(url), answerPage)
registerRoute(({ url }) => isFile(url), answerFile)
registerRoute(({ url }) => isKept(url), answerCall)
registerRoute(({ url }) => isKept(url), answerCall, 'POST')
setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? answerShell() : Response.error()))
