import type { App } from './app-type'
import { HttpError } from './http-error'

/** Refuses queries that cannot be decoded. The parser would accept half a character as the text `%E4%BD`. */
export function refuseBrokenQueries(app: App) {
  app.addHook('preParsing', async ({ url }) => {
    const at = url.indexOf('?')
    if (at < 0) return
    try {
      decodeURIComponent(url.slice(at))
    } catch {
      throw new HttpError('invalid_request', 'the query cannot be decoded')
    }
  })
}
