import type { App } from './app-type'

/** A POST without anything to say still announces JSON in some clients: an empty body is no body, not a broken one. */
export function acceptEmptyJson(app: App) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, String(body), done)
  })
}
