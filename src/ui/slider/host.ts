import { scrollBlockProps } from '../layer/host'
import type { SliderHostOptions } from '../ports'

/** Returns no key or mouse handlers: the mini-program has neither keyboard nor mouse. */
export const sliderHostProps = ({ label, valueText }: SliderHostOptions): Record<string, unknown> => ({
  ...scrollBlockProps,
  'aria-role': 'slider',
  'aria-label': `${label} ${valueText}`,
})
