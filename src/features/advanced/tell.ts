import Taro from '@tarojs/taro'
import { copy, fill } from '@/copy'
import { LIMITS } from '@/domain/limits'
import type { Dimension } from '@/libraries/library'
import type { Problem } from './model/form'

export const say = (title: string, duration: number = LIMITS.toast.usual) =>
  void Taro.showToast({ title, icon: 'none', duration })

/** Why something was not taken. */
export function tell(problem: Problem, { maxCount }: Dimension) {
  if (problem === 'exists') say(copy.toast.existsInForm)
  else if (problem === 'pickOnly') say(copy.toast.pickKeyword)
  else say(fill(copy.toast.tooManyOf, { maxCount }), LIMITS.toast.conditions)
}
