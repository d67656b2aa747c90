import { Text, View } from '@tarojs/components'
import { readerCopy, fill } from '@/copy/reader'
import { Icon } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import { type Deeper, shortRange } from './model/catalog'

const { reader } = readerCopy

export const idOf = ({ passage }: Deeper) => `contents-${passage}`

interface ContentsLineProps {
  entry: Deeper
  /** The reader is there. */
  isHere: boolean
  onGo: (passage: number) => void
  /** Missing where nothing lies below. */
  fold?: { open: boolean; onTap: () => void }
}

export function ContentsLine({ entry, isHere, onGo, fold }: ContentsLineProps) {
  const { text, level, passage, range, opening } = entry
  return (
    <View
      id={idOf(entry)}
      className={`contents__line contents__line--${level}${isHere ? ' contents__line--here' : ''}`}
    >
      <Tap
        role='link'
        className='contents__entry'
        label={isHere ? fill(reader.here, { name: text }) : undefined}
        onTap={() => onGo(passage)}
        sensorsName='contents_entry'
      >
        <Text className={opening === undefined ? 'contents__name' : 'contents__number'}>{text}</Text>
        {opening && <Text className='contents__opening'>{opening}</Text>}
        {range && <Text className='contents__range num'>{fill(reader.range, { range: shortRange(range) })}</Text>}
      </Tap>
      {fold && (
        <Tap
          className='contents__fold'
          label={fill(fold.open ? reader.collapse : reader.expand, { name: text })}
          expanded={fold.open}
          onTap={fold.onTap}
        >
          <Icon name={fold.open ? 'chevron-down' : 'chevron-right'} size={16} />
        </Tap>
      )}
    </View>
  )
}
