import { Text, View } from '@tarojs/components'
import { Button } from '@/ui/button'
import './entry.scss'

interface EntryProps {
  title: string
  /** Beside the title: what it is among the others. */
  mark?: string
  under: string[]
  action?: { word: string; label: string; busy: boolean; onTap: () => void; sensorsName: string }
}

/** A thing that can be ended: what it is, since when, and the key that ends it. */
export function Entry({ title, mark, under, action }: EntryProps) {
  return (
    <View className='security-entry'>
      <View className='security-entry__words'>
        <View className='security-entry__head'>
          <Text className='security-entry__title'>{title}</Text>
          {mark && <Text className='security-entry__mark'>{mark}</Text>}
        </View>
        {under.map(line => (
          <Text key={line} className='security-entry__under'>
            {line}
          </Text>
        ))}
      </View>
      {action && (
        <Button
          look='text'
          label={action.label}
          busy={action.busy}
          onTap={action.onTap}
          sensorsName={action.sensorsName}
        >
          {action.word}
        </Button>
      )}
    </View>
  )
}
