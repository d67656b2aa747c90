import { analytics } from '@/platform/analytics'
import { describeClick } from '@/platform/analytics/click-event'
import type { HostTap } from './port'

/** A finger only: the mini-program has no keyboard focus, but marks what is pressed with a class. */
export function hostProps({ disabled }: HostTap): Record<string, unknown> {
  return disabled ? {} : { hoverClass: 'is-pressed' }
}

/** The mini-program has no DOM in which to watch clicks, so each tap reports its own tracking name. */
export const reportTap = (name: string | undefined) => {
  if (name) analytics.reportClick(describeClick(name))
}
