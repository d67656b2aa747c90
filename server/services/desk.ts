/** What an account keeps on its desk: `/desk`. */
import { DeskAnswer, DeskSync } from '@contract/desk'
import { DESK_PATHS } from '@contract/paths'
import type { Store } from '../accounts'
import type { App } from '../http/app-type'
import { Refusal } from '../http/refusal'
import { loggedIn, refuseGuests } from '../http/visitor'
import { answers, data } from './envelope'

/** As much as a device sends at once, with what JSON adds to it. */
const BODY_LIMIT = 1024 * 1024

export function deskService(app: App, { store }: { store: Store }) {
  app.register(async (own: App) => {
    refuseGuests(own)
    own.post(
      DESK_PATHS.sync,
      { bodyLimit: BODY_LIMIT, schema: { body: DeskSync, ...answers(DeskAnswer) } },
      async request => {
        const answer = await store.desk.sync(loggedIn(request).account.id, request.body)
        // Removed on another device at this moment.
        if (!answer) throw new Refusal('session_expired')
        return data(answer)
      },
    )
  })
}
