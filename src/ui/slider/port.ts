export interface SliderHostOptions {
  label: string
  value: number
  steps: number
  /** What a screen reader says of the value. */
  valueText: string
  onStep: (step: number) => void
  /** A pointer pressed the track so far from the left of the screen. */
  onPress: (x: number) => void
}
