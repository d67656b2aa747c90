/** The personal data of an account, for its owner: `/account`. Only the companion server has this service. */
import { Type, type Static } from '@sinclair/typebox'
import { CitationCheckGrant } from './citation-check'
import { ShareGrant } from './share'

const Moment = Type.String({ format: 'date-time' })

/**
 * GET data: the stored data of an account. Tokens and keys are not included, because the server stores only their
 * digests.
 */
export const PersonalData = Type.Object({
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
  tokens: Type.Array(
    Type.Object({ name: Type.String(), madeAt: Moment, usedAt: Type.Optional(Moment), endsAt: Moment }),
    { description: 'personal tokens, without the tokens themselves' },
  ),
  shares: Type.Array(
    Type.Object({ opens: Type.Array(Type.Union([ShareGrant, CitationCheckGrant])), madeAt: Moment, endsAt: Moment }),
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
export type PersonalData = Static<typeof PersonalData>

/** POST data/clear: the number of deleted workspace entries. */
export const ClearedCount = Type.Object({ cleared: Type.Integer() })
export type ClearedCount = Static<typeof ClearedCount>

/** POST remove: blocks logins at once. The account and its data are deleted some days later. */
export const AccountRemoval = Type.Object({
  password: Type.Optional(Type.String({ maxLength: 1024, description: 'of who comes in by one' })),
})
export type AccountRemoval = Static<typeof AccountRemoval>

/** The reply to POST remove: the time of the deletion. Until then the owner can restore the account. */
export const AccountRemovalReply = Type.Object({ leavesAt: Moment })
export type AccountRemovalReply = Static<typeof AccountRemovalReply>
