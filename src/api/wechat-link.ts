/** Connects an account with a WeChat login: `/account/api/v1/wechat`. Servers of other makers may lack this service. */
import { ACCOUNT_PATHS } from '@contract/lazy-paths'
import type { WeChatLink } from '@contract/wechat-link'
import { send, openReply } from '@/request/http'
import { readSuccess } from './readers/account'
import { readGrant } from './readers/user'

export const linkWeChat = async (body: WeChatLink) =>
  openReply(await send({ method: 'POST', path: ACCOUNT_PATHS.linkWeChat, body, quiet: true }), readGrant)

export const unlinkWeChat = async () =>
  openReply(await send({ method: 'POST', path: ACCOUNT_PATHS.unlinkWeChat, body: {}, quiet: true }), readSuccess)
