export interface SliderHostOptions {
  label: string
  value: number
  steps: number
  /** The value as a screen reader announces it. */
  valueText: string
  /** Whether keys reach the slider. */
  focusable: boolean
  onStep: (step: number) => void
  /** Called when a pointer presses the track, with the distance in px from the left edge of the screen. */
  onPress: (x: number) => void
}
