/** What a visitor without a login may not do, and how they are told. */
import Taro from '@tarojs/taro'
import { copy } from '@/copy'
import { LIMITS } from '@/domain/limits'
import { saysLoginFirst } from '@/domain/members-only'
import { host } from '@/platform/host'
import { promptLogin } from './prompt-login'
import { isNeedlessLogin, useSession } from './session'

const { toast } = LIMITS
const say = (title: string, duration: number) => void Taro.showToast({ title, icon: 'none', duration })

/**
 * In the mini-program and the app a visitor without a login is asked to log in. True: the action must not go on. In
 * Moments nobody can log in, and the page is whole without.
 */
export function blocked(): boolean {
  if (!isNeedlessLogin(useSession.getState()) || host.isSinglePage()) return false
  void promptLogin()
  return true
}

/** What only members may do: true for a guest of any host, who is asked to log in. */
export function refusedGuest(): boolean {
  if (useSession.getState().token) return false
  void promptLogin()
  return true
}

export interface Choice {
  dimension: string
  /** Below the first level of a tree. */
  secondLevel: boolean
}

/** Whether a guest was refused a choice of a filter, having been told why. */
export function refusedChoice({ dimension, secondLevel }: Choice, membersOnly: string[]): boolean {
  if (useSession.getState().token) return false
  const forMembers = membersOnly.indexOf(dimension) >= 0
  if (!forMembers && !secondLevel) return false
  if (isNeedlessLogin(useSession.getState())) void promptLogin()
  else if (!forMembers) say(copy.toast.secondLevel, toast.secondLevel)
  else if (saysLoginFirst(dimension)) say(copy.toast.loginToChoose, toast.usual)
  else void promptLogin()
  return true
}
