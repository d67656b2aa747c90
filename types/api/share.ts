/** Sharing one document, or the charts of one query, by a key: `/judgement-search/api/v1/share`. */
import { Type, type Static } from '@sinclair/typebox'

/** The kinds of content that a share key opens. */
export const ShareMethod = Type.Union([
  Type.Literal('judgement_details_interface'),
  Type.Literal('lawregu_details_interface'),
  Type.Literal('judicialview_details_interface'),
  Type.Literal('case_visual_interface'),
])
export type ShareMethod = Static<typeof ShareMethod>

const ShareParams = Type.Object({
  query: Type.String({ maxLength: 5000, description: 'names the document first, as its address does: jid:…' }),
  /** The id of the document, for keys made before the query named the document. */
  id: Type.Optional(Type.String({ maxLength: 64 })),
})

export const ShareGrant = Type.Object({ method: ShareMethod, params: ShareParams })

/** POST generateShareSecretKey: makes a share key. */
export const ShareRequest = Type.Array(ShareGrant, {
  minItems: 1,
  maxItems: 10,
})
export type ShareRequest = Static<typeof ShareRequest>

/** A share key: 128 random bits in base64url. */
export const SecretKey = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })

/** GET getShareDataBySecretKey: opens a share key. */
export const ShareQuery = Type.Object({
  secretKey: Type.String({ maxLength: 256 }),
  method: ShareMethod,
  fields: Type.Optional(Type.String({ maxLength: 500 })),
})
export type ShareQuery = Static<typeof ShareQuery>

export const SharedData = Type.Object({
  method: ShareMethod,
  params: ShareParams,
  expiresAt: Type.String({ format: 'date-time' }),
  /** The detail of the shared document, or the shared charts. A key opens nothing else. */
  data: Type.Optional(Type.Unknown()),
})
export type SharedData = Static<typeof SharedData>
