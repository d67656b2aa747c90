/** The account as its owner manages it: `/account`. Only the companion server has this service. */
import { Type, type Static } from '@sinclair/typebox'
import { CitationCheckGrant } from './citation-check'
import { ShareMethod } from './share'

/** POST password: changes the password. A refusal explains the rules for the new password. */
export const PasswordChange = Type.Object({
  old: Type.String({ maxLength: 1024 }),
  new: Type.String({ maxLength: 1024 }),
})
export type PasswordChange = Static<typeof PasswordChange>

/** The id of a session, share key or personal token: a hexadecimal digest, which gives no access. */
const Id = Type.String({ pattern: '^[0-9a-f]{64}$' })

/** POST sessions/end, shares/revoke, tokens/revoke: the session, share key or personal token to end. */
export const ListedId = Type.Object({ id: Id })
export type ListedId = Static<typeof ListedId>

/** The number of ended sessions, share keys or tokens. It is 0 if the id is unknown or belongs to another account. */
export const EndedCount = Type.Object({ ended: Type.Integer() })
export type EndedCount = Static<typeof EndedCount>

/** GET sessions: the most recently used session first. */
export const Session = Type.Object({
  id: Id,
  device: Type.String({ description: "in words, as 'iPhone · 微信'; empty where nobody knows" }),
  begunAt: Type.String({ format: 'date-time' }),
  seenAt: Type.String({ format: 'date-time', description: 'to some minutes' }),
  current: Type.Boolean({ description: 'the one that asks' }),
})
export type Session = Static<typeof Session>

/** GET tokens: the newest personal token first. Assistant programs send such a token to `/mcp`. */
export const PersonalToken = Type.Object({
  id: Id,
  name: Type.String(),
  madeAt: Type.String({ format: 'date-time' }),
  usedAt: Type.Optional(Type.String({ format: 'date-time', description: 'to some minutes; absent if never used' })),
  expiresAt: Type.String({ format: 'date-time' }),
})
export type PersonalToken = Static<typeof PersonalToken>

/** POST tokens/make: makes a token. By the name, the owner distinguishes it from other tokens. */
export const NewTokenRequest = Type.Object({ name: Type.String({ minLength: 1, maxLength: 40 }) })

/** The new token. No later reply contains it. */
export const NewPersonalToken = Type.Composite([PersonalToken, Type.Object({ token: Type.String() })])
export type NewPersonalToken = Static<typeof NewPersonalToken>

/** GET shares: a page of the share keys, the newest first. */
export const SharesQuery = Type.Object({
  skip: Type.Optional(Type.String({ pattern: '^\\d{1,6}$', description: 'how many of the newest are known' })),
})
export type SharesQuery = Static<typeof SharesQuery>

const SharedThing = Type.Object({
  method: Type.Union([ShareMethod, CitationCheckGrant.properties.method]),
  query: Type.String({ description: 'as it was shared: names the document first, as its address does' }),
  title: Type.Optional(Type.String({ description: 'of the document, where it is still there' })),
})

/** A share key, as its owner sees it in a list. */
export const Share = Type.Object({
  id: Id,
  opens: Type.Array(SharedThing),
  madeAt: Type.String({ format: 'date-time' }),
  expiresAt: Type.String({ format: 'date-time' }),
})
export type Share = Static<typeof Share>

export const Shares = Type.Object({ total: Type.Integer(), list: Type.Array(Share) })
export type Shares = Static<typeof Shares>
