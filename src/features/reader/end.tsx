import { View } from '@tarojs/components'
import { readerCopy } from '@/copy/reader'
import { Button } from '@/ui/button'
import { ListItem } from '@/ui/list-item'

export interface Neighbours {
  previous?: () => void
  next?: () => void
}

interface EndProps {
  neighbours?: Neighbours
  onCite?: () => void
}

/** Where the text ends: how to cite it, and on to the neighbours in the list one came from. */
export function End({ neighbours: { previous, next } = {}, onCite }: EndProps) {
  if (!onCite && !previous && !next) return null
  return (
    <View className='reader-end'>
      {onCite && (
        <ListItem icon='copy' title={readerCopy.reader.cite} action onTap={onCite} sensorsName='reader_cite' />
      )}
      {(previous || next) && (
        <View className='reader-end__neighbours'>
          {previous && (
            <Button look='quiet' wide onTap={previous} sensorsName='reader_previous'>
              {readerCopy.reader.previous}
            </Button>
          )}
          {next && (
            <Button look='quiet' wide onTap={next} sensorsName='reader_next'>
              {readerCopy.reader.next}
            </Button>
          )}
        </View>
      )}
    </View>
  )
}
