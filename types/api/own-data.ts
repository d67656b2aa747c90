/** What is kept of an account, for themselves: `/account`, of the companion server alone. */
import { Type, type Static } from '@sinclair/typebox'
import { BriefGrant } from './brief'
import { ShareGrant } from './share'

const Moment = Type.String({ format: 'date-time' })

/** GET data: neither tokens nor keys, of which the server itself has digests only. */
export const OwnData = Type.Object({
  account: Type.Object({
    id: Type.String(),
    kind: Type.String(),
    name: Type.String(),
    login: Type.Optional(Type.String()),
    phone: Type.Optional(Type.String()),
    officeId: Type.String(),
    permissions: Type.Array(Type.String()),
    trialEndsAt: Type.Optional(Moment),
    madeAt: Moment,
    leavesAt: Type.Optional(Moment),
  }),
  consent: Type.Optional(Type.Object({ version: Type.String(), at: Moment })),
  identities: Type.Array(Type.Object({ provider: Type.String(), subject: Type.String() })),
  sessions: Type.Array(Type.Object({ device: Type.String(), begunAt: Moment, seenAt: Moment, endsAt: Moment })),
  shares: Type.Array(
    Type.Object({ opens: Type.Array(Type.Union([ShareGrant, BriefGrant])), madeAt: Moment, endsAt: Moment }),
  ),
  reports: Type.Array(Type.Object({ title: Type.String(), endsAt: Moment })),
  desk: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.String(),
      body: Type.String({ description: 'JSON' }),
      editedAt: Moment,
    }),
  ),
  newsOrders: Type.Array(Type.String(), { description: 'ids of the searches of which WeChat is to tell the news' }),
})
export type OwnData = Static<typeof OwnData>

/** POST data/clear: how many entries of the desk there were. */
export const Cleared = Type.Object({ cleared: Type.Integer() })
export type Cleared = Static<typeof Cleared>

/** POST remove: nobody comes in by the account any more, and some days later it goes with all that is kept of it. */
export const AccountRemoval = Type.Object({
  password: Type.Optional(Type.String({ maxLength: 1024, description: 'of who comes in by one' })),
})
export type AccountRemoval = Static<typeof AccountRemoval>

export const Leaving = Type.Object({ leavesAt: Moment })
export type Leaving = Static<typeof Leaving>
