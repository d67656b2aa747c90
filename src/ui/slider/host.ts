import { blockScroll } from '../layer/host'
import type { SliderHostOptions } from './port'

/** The mini-program has neither keys nor a mouse. */
export const sliderHostProps = ({ label, valueText }: SliderHostOptions): Record<string, unknown> => ({
  ...blockScroll,
  'aria-role': 'slider',
  'aria-label': `${label} ${valueText}`,
})
