import { blockScroll } from '../layer/host'
import type { SliderHost } from './port'

/** The mini-program has neither keys nor a mouse. */
export const sliderHost = ({ label, valueText }: SliderHost): Record<string, unknown> => ({
  ...blockScroll,
  'aria-role': 'slider',
  'aria-label': `${label} ${valueText}`,
})
