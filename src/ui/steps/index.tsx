import { Text, View } from '@tarojs/components'
import { AtSteps } from 'taro-ui'
import { copy } from '@/copy'
import { role } from '../aria'
import './taro-ui.scss'
import './index.scss'

interface StepsProps {
  /** What they lead to. */
  label: string
  titles: readonly string[]
  /** The place of the one that is under way. */
  now: number
}

function stateOf(at: number, now: number) {
  const { finished, current, later } = copy.steps
  if (at === now) return current
  return at < now ? finished : later
}

/** taro-ui's steps, to be read and not tapped. What it tells by colour alone is said below each title. */
export function Steps({ label, titles, now }: StepsProps) {
  const items = titles.map((title, at) => ({
    title,
    desc: <Text className='visually-hidden'>{stateOf(at, now)}</Text>,
  }))
  return (
    <View className={`steps steps--${now}`} {...role('group')} aria-label={label}>
      <AtSteps items={items} current={now} customStyle={{}} />
    </View>
  )
}
