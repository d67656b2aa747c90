import { View } from '@tarojs/components'
import { copy } from '@/copy/reader'
import { Header } from '@/ui/header'
import { IconButton } from '@/ui/icon-button'

interface ReaderHeaderProps {
  id?: string
  title?: string
  onContents?: () => void
}

export function ReaderHeader({ id, title = '', onContents }: ReaderHeaderProps) {
  const contents = onContents && (
    <IconButton icon='list-tree' label={copy.reader.contents} onTap={onContents} sensorsName='reader_header_contents' />
  )
  return (
    <View className='reader-header' {...(id ? { id } : {})}>
      <Header back title={title} ruled={title !== ''} keys={contents} />
    </View>
  )
}
