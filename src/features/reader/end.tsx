import { View } from '@tarojs/components'
import { readerCopy } from '@/copy/reader'
import { Button } from '@/ui/button'
import { ListItem } from '@/ui/list-item'

/** Functions that open the previous and the next document of the result list. Absent at the ends of the list. */
export interface ResultNeighbours {
  previous?: () => void
  next?: () => void
}

interface DocumentEndProps {
  neighbours?: ResultNeighbours
  onCite?: () => void
}

/** Shows below the text a button for the citation of the document. Also links to the previous and the next result. */
export function DocumentEnd({ neighbours: { previous, next } = {}, onCite }: DocumentEndProps) {
  if (!onCite && !previous && !next) return null
  return (
    <View className='reader-end'>
      {onCite && (
        <ListItem icon='text-quote' title={readerCopy.reader.cite} action onTap={onCite} sensorsName='reader_cite' />
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
