import { Text, View } from '@tarojs/components'
import { AtSteps } from 'taro-ui'
import { copy } from '@/copy'
import { role } from '../aria'
import './taro-ui.scss'
import './index.scss'

interface ProgressStepsProps {
  /** The accessible name of the steps. */
  label: string
  titles: readonly string[]
  /** The index of the current step. */
  current: number
}

function stateOf(at: number, now: number) {
  if (at === now) return copy.steps.current
  return at < now ? copy.steps.finished : copy.steps.later
}

/** Shows taro-ui's steps, which cannot be tapped. A hidden text below each title says what its colour means. */
export function ProgressSteps({ label, titles, current }: ProgressStepsProps) {
  const items = titles.map((title, at) => ({
    title,
    desc: <Text className='visually-hidden'>{stateOf(at, current)}</Text>,
  }))
  return (
    <View className={`steps steps--${current}`} {...role('group')} aria-label={label}>
      <AtSteps items={items} current={current} customStyle={{}} />
    </View>
  )
}
