/** Marking words and writing to them: the bar for what is picked, the sheet of a note. */
import { useCallback, useEffect, useState } from 'react'
import { paintsOf } from '@domain/desk/spots'
import { NoteSheet } from '@/shared/notes/sheet'
import type { ReaderText } from '../use-text'
import { PickBar, usePlaced, usePicked } from './pick-bar'
import type { NoteSubject, NoteWish, SeenNotes } from './types'
import './index.scss'

interface NoteLayerProps {
  subject: NoteSubject
  text: ReaderText
  wished?: NoteWish
  onDone: () => void
  onSeen: (seen: SeenNotes) => void
}

export function NoteLayer({ subject, text, wished, onDone, onSeen }: NoteLayerProps) {
  const notes = usePlaced(subject.on, text.reading)
  const [written, write] = useState<string>()
  useEffect(() => onSeen({ notes, paints: paintsOf(notes) }), [notes, onSeen])
  const { picked, clear } = usePicked(text, wished)
  const close = useCallback(() => {
    clear()
    onDone()
  }, [clear, onDone])
  const wanted = wished && 'note' in wished ? wished.note : written
  const note = notes.find(({ id }) => id === wanted)
  const place = note?.stretches[0]
  return (
    <>
      {picked && <PickBar picked={picked} subject={subject} reading={text.reading} onClose={close} onWrite={write} />}
      <NoteSheet
        of={note}
        isLost={note && !place}
        onGo={place && (() => text.readAt({ passage: place.passage, smooth: true }))}
        onClose={() => {
          write(undefined)
          onDone()
        }}
      />
    </>
  )
}
