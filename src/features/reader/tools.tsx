import { Text, View } from '@tarojs/components'
import { readerCopy } from '@/copy/reader'
import type { Keeping } from './reader-header'
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

/** In the mini-program, whose bar above has no room for it. */
export const keepTool = ({ on, onToggle }: Keeping): Tool => ({
  icon: on ? 'bookmark-check' : 'bookmark',
  label: on ? readerCopy.document.kept : readerCopy.document.keep,
  onTap: onToggle,
  on,
  sensorsName: on ? 'reader_drop' : 'reader_keep',
})

/** The bar below a document. */
export function Tools({ tools }: { tools: Tool[] }) {
  return (
    <View className='tools' aria-label={readerCopy.reader.tools}>
      {tools.map(({ icon, label, on, ...tap }) => (
        <Tap key={icon} className={`tools__tool${on ? ' tools__tool--on' : ''}`} {...tap}>
          <Icon name={icon} />
          <Text>{label}</Text>
        </Tap>
      ))}
    </View>
  )
}
