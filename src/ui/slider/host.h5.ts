import type { SliderHostOptions } from '../ports'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

/** Returns the props that give the slider the keyboard and mouse behaviour of an `<input type=range>`. */
export const sliderHostProps = ({ label, value, steps, valueText, focusable, onStep, onPress }: SliderHostOptions) => ({
  role: 'slider',
  tabIndex: focusable ? 0 : -1,
  'aria-label': label,
  'aria-valuemin': 1,
  'aria-valuemax': steps,
  'aria-valuenow': value,
  'aria-valuetext': valueText,
  onKeyDown: (event: KeyboardEvent) => {
    const to = event.key === 'Home' ? 1 : event.key === 'End' ? steps : value + (STEPS[event.key] ?? 0)
    if (to === value) return
    event.preventDefault()
    onStep(to)
  },
  onMouseDown: (event: MouseEvent) => onPress(event.clientX),
})
