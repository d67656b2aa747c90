/** The children of a node appear bit by bit, so that a long branch never holds up a tap. */
import { useEffect, useState } from 'react'
import { LIMITS } from '@domain/limits'

const { batch, every, steps, visible } = LIMITS.tree

/** How many there are to see after so many steps; the first ones come at once. */
export const shownAfter = (step: number, total: number): number =>
  Math.min(total, batch * Math.min(step + 1, steps), visible)

export function useShownCount(total: number): number {
  const [step, setStep] = useState(0)
  const now = shownAfter(step, total)
  const isWhole = shownAfter(step + 1, total) === now
  useEffect(() => {
    if (isWhole) return
    const timer = setTimeout(() => setStep(step + 1), every)
    return () => clearTimeout(timer)
  }, [isWhole, step])
  return now
}
