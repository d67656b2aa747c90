import type { App } from './app-type'

/** Accepts JSON bodies only. Server pages with a form also accept the content type of forms. */
export function acceptJsonBodies(app: App) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Some clients declare JSON with every POST, so an empty body counts as no body.
    if (body === '') done(null, undefined)
    else parse(request, String(body), done)
  })
}
