import type { App } from './app-type'
import { Refusal } from './http-error'

/** The parser passes on what it cannot decode as it came: half a character would be searched for as `%E4%BD`. */
export function refuseBrokenQueries(app: App) {
  app.addHook('preParsing', async ({ url }) => {
    const at = url.indexOf('?')
    if (at < 0) return
    try {
      decodeURIComponent(url.slice(at))
    } catch {
      throw new Refusal('invalid_request', 'the query cannot be decoded')
    }
  })
}
