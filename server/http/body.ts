import type { App } from './app-type'

/** JSON is all that a service reads; a page with a form adds the form's own type where it needs it. */
export function readJsonOnly(app: App) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Some clients announce JSON with every POST: an empty body is no body, not a broken one.
    if (body === '') done(null, undefined)
    else parse(request, String(body), done)
  })
}
