/** How much larger than the design type is drawn. */

/** 长辈模式: text of 15 px is 20, and none is under 16. */
export const ELDER = 1.35
/** What the screens hold. Whoever wants more has the reader's own sizes. */
const MOST = 1.5

/** `asked`: what the system says, 1 where it is as usual. Smaller than drawn it never is. */
export function typeScale(systemScale: number, elder: boolean): number {
  const scale = Number.isFinite(systemScale) ? systemScale : 1
  return Math.min(MOST, Math.max(elder ? ELDER : 1, scale))
}
