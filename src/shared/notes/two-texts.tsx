import { View } from '@tarojs/components'
import { notesCopy } from '@/copy/notes'
import { minuteOf } from '@domain/format/dates'
import { type Note, settled } from '@domain/desk/note'
import { Button } from '@/ui/button'

const { notes: words } = notesCopy

interface TwoTextsProps {
  note: Note
  onChosen: (note: Note) => void
}

/** What two devices wrote to one note, side by side, until one has chosen. */
export function TwoTexts({ note, onChosen }: TwoTextsProps) {
  const { text = '', others = [] } = note
  const texts = [{ text, when: words.here }].concat(
    others.map(other => ({ text: other.text, when: `${words.elsewhere} ${minuteOf(new Date(other.editedAt))}` })),
  )
  const both = texts.map(one => one.text).join('\n\n')
  return (
    <View className='two-texts'>
      <View className='two-texts__hint'>{words.twoTexts}</View>
      <View className='two-texts__both'>
        {texts.map(one => (
          <View key={one.text} className='two-texts__one'>
            <View className='two-texts__when'>{one.when}</View>
            <View className='two-texts__text'>{one.text}</View>
            <Button look='quiet' onTap={() => onChosen(settled(note, one.text))} sensorsName='note_keep_this'>
              {words.keepThis}
            </Button>
          </View>
        ))}
      </View>
      <Button look='quiet' wide onTap={() => onChosen(settled(note, both))} sensorsName='note_keep_both'>
        {words.keepBoth}
      </Button>
    </View>
  )
}
