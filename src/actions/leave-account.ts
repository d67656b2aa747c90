/** Somebody ends their account: out of all devices at once, gone some days later. Answers when that is. */
import { endAccount } from '@/api/account'
import { vault } from '@/platform/vault'
import type { Result } from '@/request/errors'
import { useSession } from '@/stores/session'
import { signOut } from './sign-in'
import { syncDesk } from './sync-desk'

export async function leaveAccount(password: string): Promise<Result<string>> {
  // What was written here and not told yet is there for who comes back.
  await syncDesk()
  const { userId } = useSession.getState()
  const ended = await endAccount(password)
  if (!ended.ok) return ended
  if (userId) await vault.clear(userId)
  await signOut()
  return ended
}
