import { Text, View } from '@tarojs/components'
import { noteQuote, type Note } from '@domain/workspace/note'
import type { NoteEntry } from '@domain/workspace/text-anchors'
import { notesCopy } from '@/copy/notes'
import { Tap } from '@/ui/tap'
import './index.scss'

const { notes: words } = notesCopy

/** A highlight colour with its name. The selection bar and the note sheet both show it. */
export const ColourMark = ({ colour }: { colour: Note['colour'] }) => (
  <>
    <View className={`note-colour note-colour--${colour}`} />
    <Text>{words.colours[colour]}</Text>
  </>
)

interface NoteLineProps {
  entry: NoteEntry
  /** Whether the open document no longer contains the quote. */
  isLost?: boolean
  /** The title of the document. */
  from?: string
  onOpen: (id: string) => void
}

export function NoteLine({ entry: { id, body }, isLost, from, onOpen }: NoteLineProps) {
  return (
    <Tap className='note-line' onTap={() => onOpen(id)} sensorsName='note_open'>
      <Text className={`note-line__quote note-line__quote--${body.colour}`}>{noteQuote(body)}</Text>
      {body.text && <Text className='note-line__text'>{body.text}</Text>}
      {body.others && <Text className='note-line__warning'>{words.twoTexts}</Text>}
      {isLost && <Text className='note-line__warning'>{words.lost}</Text>}
      {from && <View className='note-line__from'>{from}</View>}
    </Tap>
  )
}
