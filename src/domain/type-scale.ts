/** Calculates the font scale relative to the design. */

/**
 * The scale in 长辈模式 (elder mode). Text of 15 px becomes larger than 20 px, and a tap target of 44 px gets at least 60
 * px. The smallest text has at least 16 px.
 * 移动互联网应用（APP）适老化通用设计规范 requires 18 px for the main text (1.1) and 60 px for the main tap targets (2.1).
 */
const ELDER = 1.375
/** The largest scale at which the screens still have enough room. Readers can enlarge documents further. */
const MOST = 1.5

/** Returns the font scale, never below 1. `systemScale` is the system's setting, 1 by default. */
export function typeScale(systemScale: number, elder: boolean): number {
  const scale = Number.isFinite(systemScale) ? systemScale : 1
  return Math.min(MOST, Math.max(elder ? ELDER : 1, scale))
}
