import { companionServer } from '../support/companion'
import { memberToken } from '../support/member'

/** A companion server with a logged-in member. */
export function memberServer(settings: Parameters<typeof companionServer>[0]) {
  const server = companionServer(settings)
  let token = ''
  beforeAll(async () => {
    token = await memberToken(server.origin)
  })
  return {
    get origin() {
      return server.origin
    },
    get token() {
      return token
    },
  }
}
