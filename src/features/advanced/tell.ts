import { copy, fill } from '@/copy'
import { LIMITS } from '@domain/limits'
import type { Dimension } from '@/libraries/library'
import { toast } from '@/platform/toast'
import type { Problem } from './model/form'

export const sayTooManyGapWords = () =>
  toast(fill(copy.toast.tooManyGapWords, { words: LIMITS.input.gapWords }), { duration: LIMITS.toast.conditions })

/** Why something was not taken. */
export function tell(problem: Problem, { maxCount }: Dimension) {
  if (problem === 'exists') toast(copy.toast.existsInForm)
  else if (problem === 'pickOnly') toast(copy.toast.pickKeyword)
  else if (problem === 'gapWords') sayTooManyGapWords()
  else toast(fill(copy.toast.tooManyOf, { maxCount }), { duration: LIMITS.toast.conditions })
}
