/**
 * One-time WeChat alerts on new results of a saved search: `/desk/api/v1/news`. Only the companion server has this
 * service.
 */
import { Type, type Static } from '@sinclair/typebox'

/** GET news: the saved searches with a pending alert. */
export const AlertRequests = Type.Object({
  template: Type.Optional(
    Type.String({
      description: 'of a subscribe message; absent where the server sends none, or the account has no WeChat',
    }),
  ),
  ordered: Type.Array(Type.String(), { description: 'ids of the entries of which the next news are told' }),
})
export type AlertRequests = Static<typeof AlertRequests>

/** POST news/order: requests one alert, after the reader allowed WeChat to send one message. */
export const AlertRequest = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 200, description: 'of the entry' }),
  order: Type.Optional(
    Type.String({ maxLength: 40, description: 'in which the device looks at the list; absent: nothing is to be told' }),
  ),
})
export type AlertRequest = Static<typeof AlertRequest>
