/** Links the WeChat login to an existing account, and unlinks it. */
import type { WeChatLink } from '@contract/wechat-link'
import { ACCOUNT_PATHS } from '@contract/lazy-paths'
import { readEmptyReply } from '@/api/account'
import { readLoginGrant } from '@/api/user'
import { type Result, success } from '@/request/errors'
import { send, readReply } from '@/request/http'
import { useSession } from '@/stores/session'
import { deleteReaderTraces, signIn } from './use-sign-in'
import { clearDeviceWorkspace } from './clear-device-workspace'
import { syncWorkspace } from './sync-workspace'

// Services of other makers may lack these calls. The calls are therefore `quiet`: the app shows no general error
// message.
const link = async (body: WeChatLink) =>
  readReply(await send({ method: 'POST', path: ACCOUNT_PATHS.linkWeChat, body, quiet: true }), readLoginGrant)

const unlink = async () =>
  readReply(await send({ method: 'POST', path: ACCOUNT_PATHS.unlinkWeChat, body: {}, quiet: true }), readEmptyReply)

/**
 * Links the WeChat login and switches to the linked account. The workspace is synced first, because the service copies
 * it to the linked account.
 */
export async function linkWeChat(body: WeChatLink): Promise<Result<undefined>> {
  await syncWorkspace()
  const { userId } = useSession.getState()
  const grant = await link(body)
  if (!grant.ok) return grant
  if (userId) await clearDeviceWorkspace(userId)
  useSession.getState().signIn(grant.data)
  return success(undefined)
}

/** Unlinks the WeChat login, ends the session and logs in again. The login opens the account that WeChat created. */
export async function unlinkWeChat(): Promise<Result<unknown>> {
  await syncWorkspace()
  const { userId } = useSession.getState()
  const ended = await unlink()
  if (!ended.ok) return ended
  useSession.getState().signOut()
  deleteReaderTraces()
  if (userId) await clearDeviceWorkspace(userId)
  return signIn()
}
