import { View } from '@tarojs/components'
import { readerCopy } from '@/copy/reader'
import { Header } from '@/ui/header'
import { IconButton } from '@/ui/icon-button'
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
