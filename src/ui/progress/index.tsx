import { View } from '@tarojs/components'
import { AtProgress } from 'taro-ui'
import { progressbar, role } from '../aria'
import './taro-ui.scss'
import './index.scss'

interface ProgressBarProps {
  /** What is under way; said anew when it changes. */
  label: string
  /** From 0 to 100. */
  percent: number
}

/** taro-ui's bar, with its figure beside it and its words above it. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  const whole = Math.round(percent)
  return (
    <View className='progress'>
      <View className='progress__label' {...role('status')}>
        {label}
      </View>
      <View {...progressbar(label, whole)}>
        <AtProgress percent={whole} strokeWidth={6} />
      </View>
    </View>
  )
}
