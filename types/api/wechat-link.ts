/** Links a WeChat login to an existing account. Only the companion server has this service. */
import { Type, type Static } from '@sinclair/typebox'

/**
 * POST wechat/link: links the WeChat login to an account. The owner proves the account by name and password, or by the
 * phone number that WeChat verifies.
 */
export const WeChatLink = Type.Union([
  Type.Object({ name: Type.String({ maxLength: 64 }), password: Type.String({ maxLength: 256 }) }),
  Type.Object({ phoneCode: Type.String({ minLength: 1, maxLength: 512 }) }),
])
export type WeChatLink = Static<typeof WeChatLink>

/** POST wechat/unlink: removes the link. */
export const UnlinkReply = Type.Object({ unlinked: Type.Boolean({ description: 'false where there was no link' }) })
export type UnlinkReply = Static<typeof UnlinkReply>

/** The link state of the account in the reply of `me`, if the services log in by WeChat's mini-program. */
export const WeChatState = Type.Object({
  state: Type.Union([Type.Literal('linked'), Type.Literal('linkable'), Type.Literal('none')], {
    description: 'linked: a WeChat login opens it; linkable: a WeChat login made it, and may open another instead',
  }),
  phone: Type.Boolean({ description: 'a phone number from WeChat can link' }),
})
export type WeChatState = Static<typeof WeChatState>
