import { Text, View } from '@tarojs/components'
import { copy } from '@/copy/reader'
import { Icon, type IconName } from '@/ui/icon'
import { Tap } from '@/ui/tap'

export interface Tool {
  icon: IconName
  label: string
  onTap: () => void
  sensorsName: string
  /** Its sheet is open. */
  on?: boolean
  busy?: boolean
}

/** The bar below a document. */
export function Tools({ tools }: { tools: Tool[] }) {
  return (
    <View className='tools' aria-label={copy.reader.tools}>
      {tools.map(({ icon, label, on, ...tap }) => (
        <Tap key={icon} className={`tools__tool${on ? ' tools__tool--on' : ''}`} {...tap}>
          <Icon name={icon} />
          <Text>{label}</Text>
        </Tap>
      ))}
    </View>
  )
}
