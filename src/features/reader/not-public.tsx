import { Text, View } from '@tarojs/components'
import { readerCopy, fill } from '@/copy/reader'
import { role } from '@/ui/aria'
import { Drawing } from '@/ui/drawing'
import './not-public.scss'

const { title, reason: because, rules, basis, list } = readerCopy.notPublic
const ORDINALS = readerCopy.notPublic.ordinals

/** In place of the text of a case: that it is not public, why, and which cases are not. The rule that applies is bold. */
export function NotPublic({ reason }: { reason: string }) {
  return (
    <View className='not-public'>
      <View className='not-public__head'>
        <Drawing name='not-public' />
        <View className='not-public__words'>
          <View className='not-public__title' {...role('heading')} aria-level={2}>
            {title}
          </View>
          {reason && <View className='not-public__reason'>{fill(because, { reason })}</View>}
        </View>
      </View>
      <View className='not-public__rules' {...role('heading')} aria-level={2}>
        {rules}
      </View>
      <View className='not-public__basis'>{basis}</View>
      {list.map((rule, at) => (
        <View key={at} className={`not-public__rule${reason && rule.includes(reason) ? ' not-public__rule--on' : ''}`}>
          <Text className='not-public__ordinal'>{ORDINALS[at]}</Text>
          <Text className='not-public__which'>{rule}</Text>
        </View>
      ))}
    </View>
  )
}
