import { role } from '.'
import { arrowKeyProps } from './arrow-keys'

/** Returns the props for a group of radios, of which one is chosen. The arrow keys move and choose. */
export const radioGroupProps = (label: string) => ({ ...role('radiogroup'), 'aria-label': label, ...arrowKeyProps() })

/**
 * Returns a function that gives each radio its props for `Tap`. The group has one tab stop: the chosen radio, or the
 * first one if none is chosen.
 */
export function radioPropsByKey<Key>(keys: readonly Key[], chosen: Key) {
  const tabStop = keys.indexOf(chosen) < 0 ? keys[0] : chosen
  return (key: Key) => ({ role: 'radio' as const, checked: key === chosen, focusable: key === tabStop })
}
