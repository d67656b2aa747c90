/** The step nearest to a place on the track: the first step stands at its left end, the last at its right. */
export function stepAt(x: number, { left, width }: { left: number; width: number }, steps: number): number {
  if (width <= 0) return 1
  const step = Math.round(((x - left) / width) * (steps - 1)) + 1
  return Math.min(steps, Math.max(1, step))
}
