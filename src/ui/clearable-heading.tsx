import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { copy } from '@/copy'
import { haptic } from '@/platform/haptic'
import { role } from './aria'
import { Icon } from './icon'
import { Tap } from './tap'
import './clearable-heading.scss'

interface ClearableHeadingProps {
  title: string
  /** Asked before anything is lost. */
  question: string
  onClear: () => void
  /** What analytics calls the list. */
  sensorsName: string
}

/** Above a list that can be cleared: at a second tap, for the first one may have been a slip. */
export function ClearableHeading({ title, question, onClear, sensorsName }: ClearableHeadingProps) {
  const [asking, setAsking] = useState(false)
  return (
    <View className='clearable-heading'>
      <Text className='clearable-heading__title' {...(asking ? role('status') : {})}>
        {asking ? question : title}
      </Text>
      {asking ? (
        <>
          <Tap className='clearable-heading__key' onTap={() => setAsking(false)} sensorsName={`${sensorsName}_keep`}>
            {copy.history.keep}
          </Tap>
          <Tap
            className='clearable-heading__key clearable-heading__key--clear'
            onTap={() => {
              haptic.light()
              onClear()
            }}
            sensorsName={`${sensorsName}_clear`}
          >
            {copy.history.clear}
          </Tap>
        </>
      ) : (
        <Tap className='clearable-heading__key' onTap={() => setAsking(true)} sensorsName={`${sensorsName}_clear_ask`}>
          <Icon name='trash' size={16} />
          <Text>{copy.history.clear}</Text>
        </Tap>
      )}
    </View>
  )
}
