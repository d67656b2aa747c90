/** Links the WeChat login to an existing account, and unlinks it. */
import type { WeChatLink } from '@contract/wechat-link'
import { ACCOUNT_PATHS } from '@contract/lazy-paths'
import { readSuccess } from '@/api/account'
import { readGrant } from '@/api/user'
import { type Result, success } from '@/request/errors'
import { send, openReply } from '@/request/http'
import { useSession } from '@/stores/session'
import { forgetReader, signIn } from './use-sign-in'
import { leaveWorkspace } from './leave-workspace'
import { syncWorkspace } from './sync-workspace'

// Servers of other makers may lack this service.
const link = async (body: WeChatLink) =>
  openReply(await send({ method: 'POST', path: ACCOUNT_PATHS.linkWeChat, body, quiet: true }), readGrant)

const unlink = async () =>
  openReply(await send({ method: 'POST', path: ACCOUNT_PATHS.unlinkWeChat, body: {}, quiet: true }), readSuccess)

/**
 * Links the WeChat login and switches to the linked account. The workspace is synced first, because the service copies
 * it to the linked account.
 */
export async function linkWeChat(body: WeChatLink): Promise<Result<undefined>> {
  await syncWorkspace()
  const { userId } = useSession.getState()
  const grant = await link(body)
  if (!grant.ok) return grant
  if (userId) await leaveWorkspace(userId)
  useSession.getState().signIn(grant.data)
  return success(undefined)
}

/** Unlinking ends the session. The next login opens the account that WeChat created. */
export async function unlinkWeChat(): Promise<Result<unknown>> {
  await syncWorkspace()
  const { userId } = useSession.getState()
  const ended = await unlink()
  if (!ended.ok) return ended
  useSession.getState().signOut()
  forgetReader()
  if (userId) await leaveWorkspace(userId)
  return signIn()
}
