/** Actions that need a login, and their messages for a guest. */
import { LIMITS } from '@domain/limits'
import { isMembersOnlyChoice, hasLoginHint } from '@domain/query/members-only'
import { copy } from '@/copy'
import { host } from '@/platform/host'
import { toast } from '@/platform/messages'
import { useSession, needsLogin } from '@/stores/session'
import { warnIfInMoments } from '@/routing/navigation'
import { bridge } from '@/platform/bridge'

/**
 * Asks for a login: the native app by its login page, all other hosts by the popup. `purpose` is the sentence of the
 * popup. A page in WeChat Moments shows only a message.
 */
export async function promptLogin(purpose?: string) {
  if (warnIfInMoments()) return
  const delegated = host.current() === 'app' && (await bridge.turnToLoginPage())
  if (!delegated) useSession.getState().askToLogin(purpose)
}

/**
 * Returns whether the action may go on. In the mini-program and the native app a guest is asked to log in instead. A
 * page in WeChat Moments allows no login, so there the action goes on.
 */
export function requireLogin(): boolean {
  if (!needsLogin(useSession.getState()) || host.isSinglePage()) return true
  void promptLogin()
  return false
}

/** Returns whether the reader has a login. On any host, asks a guest to log in. `purpose` says what for. */
export function requireMember(purpose?: string): boolean {
  if (useSession.getState().token) return true
  void promptLogin(purpose)
  return false
}

interface Choice {
  dimension: string
  value?: string
  /** Whether the filter option lies below the first level of a tree. */
  secondLevel: boolean
}

/** Returns whether the visitor may choose the filter option. A guest gets a message or a login prompt. */
export function requireMemberFor({ dimension, value = '', secondLevel }: Choice, membersOnly: string[]): boolean {
  if (useSession.getState().token) return true
  const forMembers = membersOnly.indexOf(dimension) >= 0 || isMembersOnlyChoice(dimension, value)
  if (!forMembers && !secondLevel) return true
  if (needsLogin(useSession.getState())) void promptLogin()
  else if (!forMembers) toast(copy.toast.secondLevel, { duration: LIMITS.toast.secondLevel })
  else if (hasLoginHint(dimension)) toast(copy.toast.loginToChoose)
  else void promptLogin()
  return false
}
