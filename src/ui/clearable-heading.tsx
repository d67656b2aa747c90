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
  /** The confirmation question before the list is cleared. */
  question: string
  onClear: () => void
  /** The list's name in analytics. */
  sensorsName: string
}

/** The heading of a list that can be cleared. Clearing needs a second tap as confirmation. */
export function ClearableHeading({ title, question, onClear, sensorsName }: ClearableHeadingProps) {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <View className='clearable-heading'>
      {/*
       * The element is a live region from the start. Screen readers do not announce a live region that is added
       * together with its text.
       */}
      <Text className='clearable-heading__title' {...role('status')}>
        {isConfirming ? question : title}
      </Text>
      {/* One button first asks the question and then cancels it, so that the focus stays on it. */}
      <Tap
        className='clearable-heading__key'
        onTap={() => setConfirming(!isConfirming)}
        sensorsName={`${sensorsName}_${isConfirming ? 'keep' : 'clear_ask'}`}
      >
        {!isConfirming && <Icon name='trash' size={16} />}
        <Text>{isConfirming ? copy.history.keep : copy.history.clear}</Text>
      </Tap>
      {isConfirming && (
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
      )}
    </View>
  )
}
