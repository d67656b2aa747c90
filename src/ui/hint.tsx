import { Text, View } from '@tarojs/components'
import { role } from './aria'
import { Button } from './button'
import './hint.scss'

interface HintProps {
  sentence: string
  action?: { label: string; onTap: () => void; sensorsName?: string }
}

/** Shows a sentence in a small area without content. For a whole screen use State. */
export function Hint({ sentence, action }: HintProps) {
  return (
    <View className='hint'>
      <View className='hint__sentence' {...role('status')}>
        <Text>{sentence}</Text>
      </View>
      {action && (
        <Button look='text' onTap={action.onTap} sensorsName={action.sensorsName}>
          {action.label}
        </Button>
      )}
    </View>
  )
}
