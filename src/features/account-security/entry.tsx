import { Text, View } from '@tarojs/components'
import { Button } from '@/ui/button'
import './entry.scss'

interface SecurityItemProps {
  title: string
  /** A tag beside the title, for example "this device". */
  mark?: string
  under: string[]
  action?: { keyText: string; label: string; busy: boolean; onTap: () => void; sensorsName: string }
}

/** A login session or a shared link, with the button that ends it. */
export function SecurityItem({ title, mark, under, action }: SecurityItemProps) {
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
          {action.keyText}
        </Button>
      )}
    </View>
  )
}
