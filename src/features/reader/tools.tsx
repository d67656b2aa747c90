import { Text, View } from '@tarojs/components'
import { readerCopy } from '@/copy/reader'
import { Header } from '@/ui/page'
import { IconButton } from '@/ui/icon-button'
import { Icon, type IconName } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import './reader-header.scss'

export interface Keeping {
  on: boolean
  onToggle: () => void
}

interface ReaderHeaderProps {
  id?: string
  title?: string
  onContents?: () => void
  keep?: Keeping
}

export function ReaderHeader({ id, title = '', onContents, keep }: ReaderHeaderProps) {
  const keys = (
    <>
      {keep && <KeepKey {...keep} />}
      {onContents && (
        <IconButton
          icon='list-tree'
          label={readerCopy.reader.contents}
          onTap={onContents}
          sensorsName='reader_header_contents'
        />
      )}
    </>
  )
  return (
    <View className='reader-header' {...(id ? { id } : {})}>
      <Header back title={title} ruled={title !== ''} keys={(keep || onContents) && keys} />
    </View>
  )
}

function KeepKey({ on, onToggle }: Keeping) {
  const { drop, keep } = readerCopy.document
  return (
    <IconButton
      className={on ? 'reader-header__kept' : ''}
      icon={on ? 'bookmark-check' : 'bookmark'}
      label={on ? drop : keep}
      onTap={onToggle}
      sensorsName={on ? 'reader_drop' : 'reader_keep'}
    />
  )
}

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
