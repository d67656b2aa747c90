import { Text, View } from '@tarojs/components'
import { notesCopy, fill } from '@/copy/notes'
import { NOTE_COLOURS } from '@domain/desk/note'
import { spotsOf } from '@domain/desk/spots'
import { copyText } from '@/actions/copy-text'
import { panes } from '@/platform/panes'
import type { Rect } from '@/platform/page-view/port'
import { role } from '@/ui/aria'
import { Icon, type IconName } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import type { Reading } from '../model/pieces'
import { citedWords } from '@/shared/notes/cited-words'
import { mark } from './making'
import type { NoteSubject } from './types'
import type { Picked } from './use-picked'
import { spotTextOf } from './use-placed'

const { notes: words } = notesCopy

interface PickBarProps {
  picked: Picked
  subject: NoteSubject
  reading: Reading
  onClose: () => void
  /** Something is to be written to this note. */
  onWrite: (note: string | undefined) => void
}

/** On a large screen below the words, as far as there is room above its tools; elsewhere in the place of the tools. */
const placeOf = ({ top, height, left, width }: Rect) => ({
  top: `min(${top + height}px, calc(100vh - 136px))`,
  left: `${left + width / 2}px`,
})

export function PickBar({ picked, subject, reading, onClose, onWrite }: PickBarProps) {
  const isLarge = panes.useLarge()
  const spots = spotsOf(picked.stretches, spotTextOf(reading))
  const isNear = isLarge && picked.rect !== undefined
  const done = (note?: string) => {
    onClose()
    onWrite(note)
  }
  return (
    <View
      className={`pick-bar${isNear ? ' pick-bar--near' : ''}`}
      {...role('toolbar')}
      aria-label={words.picked}
      {...(isNear && picked.rect ? { style: placeOf(picked.rect) } : {})}
    >
      {NOTE_COLOURS.map(colour => (
        <Tap
          key={colour}
          className='pick-bar__key'
          label={fill(words.mark, { colour: words.colours[colour] })}
          onTap={() => void mark(subject, spots, colour).then(id => id && done())}
          sensorsName='note_mark'
        >
          <View className={`pick-bar__colour pick-bar__colour--${colour}`} />
        </Tap>
      ))}
      <Key
        icon='message-square-text'
        label={words.write}
        onTap={() => void mark(subject, spots).then(id => id && done(id))}
      />
      <Key
        icon='copy'
        label={words.cite}
        onTap={() => {
          void copyText(citedWords({ spots, citation: subject.citation }))
          done()
        }}
      />
      <Tap className='pick-bar__key' label={words.close} onTap={onClose} sensorsName='note_close'>
        <Icon name='x' />
      </Tap>
    </View>
  )
}

const Key = ({ icon, label, onTap }: { icon: IconName; label: string; onTap: () => void }) => (
  <Tap className='pick-bar__key' onTap={onTap} sensorsName={`note_${icon}`}>
    <Icon name={icon} />
    <Text>{label}</Text>
  </Tap>
)
