import type { HostTap } from './port'

/** A finger only: the mini-program has no keyboard focus, but marks what is pressed with a class. */
export function hostProps({ disabled }: HostTap): Record<string, unknown> {
  return disabled ? {} : { hoverClass: 'is-pressed' }
}
