import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { copy } from '@/copy'
import { role } from '../aria'
import { Icon } from '../icon'
import { Tap } from '../tap'
import './index.scss'

interface ClearHeadProps {
  title: string
  /** Asked before anything is lost. */
  question: string
  onClear: () => void
  /** What analytics calls the list. */
  sensorsName: string
}

/** Above a list that can be cleared: at a second tap, for the first one may have been a slip. */
export function ClearHead({ title, question, onClear, sensorsName }: ClearHeadProps) {
  const [asking, setAsking] = useState(false)
  return (
    <View className='clear-head'>
      <Text className='clear-head__title' {...(asking ? role('status') : {})}>
        {asking ? question : title}
      </Text>
      {asking ? (
        <>
          <Tap className='clear-head__key' onTap={() => setAsking(false)} sensorsName={`${sensorsName}_keep`}>
            {copy.history.keep}
          </Tap>
          <Tap className='clear-head__key clear-head__key--clear' onTap={onClear} sensorsName={`${sensorsName}_clear`}>
            {copy.history.clear}
          </Tap>
        </>
      ) : (
        <Tap className='clear-head__key' onTap={() => setAsking(true)} sensorsName={`${sensorsName}_clear_ask`}>
          <Icon name='trash' size={16} />
          <Text>{copy.history.clear}</Text>
        </Tap>
      )}
    </View>
  )
}
