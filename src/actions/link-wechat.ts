/** Links the WeChat login to an existing account, and unlinks it. */
import type { WeChatLink } from '@contract/wechat-link'
import { linkWeChat as link, unlinkWeChat as unlink } from '@/api/wechat-link'
import { type Result, success } from '@/request/errors'
import { useSession } from '@/stores/session'
import { forgetReader } from './forget-reader'
import { leaveWorkspace } from './leave-workspace'
import { signIn } from './use-sign-in'
import { syncWorkspace } from './sync-workspace'

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
