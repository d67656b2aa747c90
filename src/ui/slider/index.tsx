import { View } from '@tarojs/components'
import type { CommonEvent } from '@tarojs/components'
import { useState } from 'react'
import { pageView } from '@/platform/page-view'
import { sliderHostProps } from './host'
import './index.scss'

interface SliderProps {
  label: string
  /** The selected step, counted from 1. */
  value: number
  steps: number
  /** The value as a screen reader announces it. */
  valueText: string
  /** Whether keys reach the slider. A slider out of view is skipped. */
  focusable?: boolean
  onChange: (step: number) => void
}

/** The touch data of both hosts, missing in Taro's types. */
interface TouchPosition {
  touches: ArrayLike<{ clientX: number }>
}

/** Returns the step nearest to a position on the track. The first step is at its left end, the last at its right. */
function stepAt(x: number, { left, width }: { left: number; width: number }, steps: number): number {
  if (width <= 0) return 1
  const step = Math.round(((x - left) / width) * (steps - 1)) + 1
  return Math.min(steps, Math.max(1, step))
}

let sliders = 0

/** A slider with steps, moved by a drag or a tap. */
export function Slider({ label, value, steps, valueText, focusable = true, onChange }: SliderProps) {
  const [id] = useState(() => `slider-${++sliders}`)
  const onStep = (step: number) => {
    if (step !== value && step >= 1 && step <= steps) onChange(step)
  }
  const onPress = (x: number) =>
    void pageView.measure([id], ({ rects: [track] }) => track && onStep(stepAt(x, track, steps)))
  const onTouch = (event: CommonEvent) => {
    const finger = (event as CommonEvent & TouchPosition).touches[0]
    if (finger) onPress(finger.clientX)
  }
  return (
    <View
      className='slider'
      onTouchStart={onTouch}
      onTouchMove={onTouch}
      {...sliderHostProps({ label, value, steps, valueText, focusable, onStep, onPress })}
    >
      <View id={id} className='slider__track'>
        {Array.from({ length: steps }, (_, at) => (
          <View key={at} className={`slider__step${at + 1 < value ? ' slider__step--passed' : ''}`}>
            {at + 1 === value && <View className='slider__knob' />}
          </View>
        ))}
      </View>
    </View>
  )
}
