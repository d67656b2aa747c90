/** What is kept of an account, for themselves: `/account`, of the companion server alone. */
import { Type, type Static } from '@sinclair/typebox'
import { ShareRequest } from './share'

const Moment = Type.String({ format: 'date-time' })

/** GET data: neither tokens nor keys, of which the server itself has digests only. */
export const OwnData = Type.Object({
  account: Type.Object({
    id: Type.String(),
    kind: Type.String(),
    name: Type.String(),
    login: Type.Optional(Type.String()),
    officeId: Type.String(),
    permissions: Type.Array(Type.String()),
    trialEndsAt: Type.Optional(Moment),
    madeAt: Moment,
  }),
  consent: Type.Optional(Type.Object({ version: Type.String(), at: Moment })),
  identities: Type.Array(Type.Object({ provider: Type.String(), subject: Type.String() })),
  sessions: Type.Array(Type.Object({ device: Type.String(), begunAt: Moment, seenAt: Moment, endsAt: Moment })),
  shares: Type.Array(Type.Object({ opens: ShareRequest, madeAt: Moment, endsAt: Moment })),
  reports: Type.Array(Type.Object({ title: Type.String(), endsAt: Moment })),
  desk: Type.Array(Type.Object({ kind: Type.String(), body: Type.String({ description: 'JSON' }), editedAt: Moment })),
})
export type OwnData = Static<typeof OwnData>

/** POST remove: the account and all that is kept of it. */
export const AccountRemoval = Type.Object({
  password: Type.Optional(Type.String({ maxLength: 1024, description: 'of who comes in by one' })),
})
export type AccountRemoval = Static<typeof AccountRemoval>
