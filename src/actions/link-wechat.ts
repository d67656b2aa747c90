/** Linking the WeChat login to an account that was there before, and taking it back. */
import type { WeChatLink } from '@contract/wechat-link'
import { linkWeChat as link, unlinkWeChat as unlink } from '@/api/wechat-link'
import { type Result, success } from '@/request/errors'
import { useSession } from '@/stores/session'
import { forgetReader } from './forget-reader'
import { leaveDesk } from './leave-workspace'
import { signIn } from './use-sign-in'
import { syncDesk } from './sync-workspace'

/** The reader is in the other account from now on. What lies on this desk is synced first: the service copies it there. */
export async function linkWeChat(body: WeChatLink): Promise<Result<undefined>> {
  await syncDesk()
  const { userId } = useSession.getState()
  const grant = await link(body)
  if (!grant.ok) return grant
  if (userId) await leaveDesk(userId)
  useSession.getState().signIn(grant.data)
  return success(undefined)
}

/** The services have ended this session; WeChat knows who is here, and opens the account that its login made. */
export async function unlinkWeChat(): Promise<Result<unknown>> {
  await syncDesk()
  const { userId } = useSession.getState()
  const ended = await unlink()
  if (!ended.ok) return ended
  useSession.getState().signOut()
  forgetReader()
  if (userId) await leaveDesk(userId)
  return signIn()
}
