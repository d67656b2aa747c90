/** What a visitor without a login may not do, and how they are told. */
import { copy } from '@/copy'
import { LIMITS } from '@domain/limits'
import { isReferenceCase, hasLoginHint } from '@domain/query/members-only'
import { host } from '@/platform/host'
import { toast } from '@/platform/toast'
import { useSession, isNeedlessLogin } from '@/stores/session'
import { promptLogin } from './prompt-login'

/**
 * Whether the action may go on. In the mini-program and the app a visitor without a login is asked to log in; in Moments
 * nobody can, and the page is whole without.
 */
export function requireLogin(): boolean {
  if (!isNeedlessLogin(useSession.getState()) || host.isSinglePage()) return true
  void promptLogin()
  return false
}

/** What only members may do: a guest of any host is asked to log in. */
export function requireMember(): boolean {
  if (useSession.getState().token) return true
  void promptLogin()
  return false
}

export interface Choice {
  dimension: string
  value?: string
  /** Below the first level of a tree. */
  secondLevel: boolean
}

/** A choice of a filter that is for members: a guest is told why not. */
export function requireMemberFor({ dimension, value = '', secondLevel }: Choice, membersOnly: string[]): boolean {
  if (useSession.getState().token) return true
  const forMembers = membersOnly.indexOf(dimension) >= 0 || isReferenceCase(dimension, value)
  if (!forMembers && !secondLevel) return true
  if (isNeedlessLogin(useSession.getState())) void promptLogin()
  else if (!forMembers) toast(copy.toast.secondLevel, { duration: LIMITS.toast.secondLevel })
  else if (hasLoginHint(dimension)) toast(copy.toast.loginToChoose)
  else void promptLogin()
  return false
}
