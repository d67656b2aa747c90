import { analytics } from '@/platform/analytics'
import { describeClick } from '@/platform/analytics/click-event'
import type { TapHostOptions } from '../ports'

/** Returns the class for a pressed element. The mini-program has no keyboard focus, so other props are not needed. */
export function tapHostProps({ disabled }: TapHostOptions): Record<string, unknown> {
  return disabled ? {} : { hoverClass: 'is-pressed' }
}

/** Reports a tap by its tracking name. The mini-program has no DOM whose clicks could be observed. */
export const reportTap = (name: string | undefined) => {
  if (name) analytics.reportClick(describeClick(name))
}
