/** The scale of type relative to the design. */

/** 长辈模式: text of 15 px becomes 20 px, the smallest text at least 16 px. */
export const ELDER = 1.35
/** The largest scale that the screens hold. Readers can enlarge documents further. */
const MOST = 1.5

/** `systemScale`: the system's setting, 1 by default. The result is never below 1. */
export function typeScale(systemScale: number, elder: boolean): number {
  const scale = Number.isFinite(systemScale) ? systemScale : 1
  return Math.min(MOST, Math.max(elder ? ELDER : 1, scale))
}
