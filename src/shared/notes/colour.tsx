import { Text, View } from '@tarojs/components'
import { notesCopy } from '@/copy/notes'
import type { Note } from '@domain/workspace/note'
import './index.scss'

/** A colour of highlights with its name, the same in the bar of a selection and in the sheet of a note. */
export const ColourMark = ({ colour }: { colour: Note['colour'] }) => (
  <>
    <View className={`note-colour note-colour--${colour}`} />
    <Text>{notesCopy.notes.colours[colour]}</Text>
  </>
)
