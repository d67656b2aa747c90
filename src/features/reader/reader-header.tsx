import { View } from '@tarojs/components'
import { copy } from '@/copy'
import { back } from '@/routing/navigation'
import { host } from '@/platform/host'
import { Header } from '@/ui/header'
import { IconButton } from '@/ui/icon-button'

interface ReaderHeaderProps {
  id?: string
  title?: string
  onContents?: () => void
}

/** The wrapper has no back key of its own; a browser and the mini-program do. */
export function ReaderHeader({ id, title = '', onContents }: ReaderHeaderProps) {
  const contents = onContents && (
    <IconButton icon='list-tree' label={copy.reader.contents} onTap={onContents} sensorsName='reader_header_contents' />
  )
  return (
    <View className='reader-header' {...(id ? { id } : {})}>
      <Header
        title={title}
        ruled={title !== ''}
        keys={contents}
        onBack={host.current() === 'app' ? () => void back() : undefined}
      />
    </View>
  )
}
