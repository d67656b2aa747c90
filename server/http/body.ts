import type { App } from './app-type'

/** Accepts JSON bodies only. Pages with a form add the form's type themselves. */
export function readJsonOnly(app: App) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Some clients declare JSON with every POST: an empty body counts as none.
    if (body === '') done(null, undefined)
    else parse(request, String(body), done)
  })
}
