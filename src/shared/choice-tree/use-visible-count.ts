/** Shows the children of a node in batches, so that long branches do not delay taps. */
import { useEffect, useState } from 'react'
import { LIMITS } from '@domain/limits'

const { batch, every, steps, visible: maxVisible } = LIMITS.tree

/** Returns the number of children that are visible after a number of steps. The first batch is visible at once. */
export const visibleCountAfter = (step: number, total: number): number =>
  Math.min(total, batch * Math.min(step + 1, steps), maxVisible)

export function useVisibleCount(total: number): number {
  const [step, setStep] = useState(0)
  const visible = visibleCountAfter(step, total)
  const isComplete = visibleCountAfter(step + 1, total) === visible
  useEffect(() => {
    if (isComplete) return
    const timer = setTimeout(() => setStep(step + 1), every)
    return () => clearTimeout(timer)
  }, [isComplete, step])
  return visible
}
