import { View } from '@tarojs/components'
import { AtProgress } from 'taro-ui'
import { progressBarProps, role } from '../aria'
import './taro-ui.scss'
import './index.scss'

interface ProgressBarProps {
  /** The name of the running task. A screen reader announces it again when it changes. */
  label: string
  /** The progress from 0 to 100. */
  percent: number
}

/** Shows taro-ui's progress bar, with the percentage next to it and the label above it. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  const whole = Math.round(percent)
  return (
    <View className='progress'>
      <View className='progress__label' {...role('status')}>
        {label}
      </View>
      <View {...progressBarProps(label, whole)}>
        <AtProgress percent={whole} strokeWidth={6} />
      </View>
    </View>
  )
}
