/** Marking words and writing to them: the bar for what is picked, the sheet of a note. */
import { useCallback, useEffect, useState, useMemo } from 'react'
import { Text, View } from '@tarojs/components'
import {
  highlightsOf,
  anchorsOf,
  type PlacedNote,
  type AnchorText,
  placeNotes,
  type PassageRange,
} from '@domain/workspace/text-anchors'
import { NoteSheet, citedWords } from '@/shared/notes/sheet'
import type { ReaderText } from '../use-text'
import { notesCopy, fill } from '@/copy/notes'
import { NOTE_COLOURS } from '@domain/workspace/note'
import { copyText } from '@/actions/copy-text'
import { panes } from '@/platform/split-view'
import type { Rect } from '@/platform/page-view/port'
import { role } from '@/ui/aria'
import { Icon, type IconName } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import { type Reading, NUMBER_GAP, type Piece } from '../model/blocks'
import { mark } from './note-actions'
import type { NoteSubject, NoteWish, SeenNotes } from './types'
import { pickedWords } from '@/platform/text-selection'
import type { Picked as PickedOnScreen } from '@/platform/text-selection/port'
import { notesOn } from '@domain/workspace/notes'
import { meetDesk } from '@/actions/sync-workspace'
import { useDesk } from '@/stores/workspace'
import './index.scss'

const { notes: words } = notesCopy

interface Picked {
  stretches: PassageRange[]
  /** Where the words stand on the screen, as far as that is known. */
  rect?: Rect
}

function stretchesOf({ parts }: PickedOnScreen, { pieces }: Reading): PassageRange[] {
  const stretches: PassageRange[] = []
  for (const { part, from, to } of parts) {
    const piece = pieces[part]
    if (!piece) continue
    const last = stretches[stretches.length - 1]
    // Two pieces of one paragraph, with nothing between them.
    if (last?.passage === piece.passage && last.to === piece.from + from) last.to = piece.from + to
    else stretches.push({ passage: piece.passage, from: piece.from + from, to: piece.from + to })
  }
  return stretches
}

/** Without the number of its article. */
function stretchOf({ passage, from, to }: Piece, { passages }: Reading): PassageRange {
  const own = passages[passage]
  const number = own?.kind === 'article' && from === 0 ? own.number.length + NUMBER_GAP.length : 0
  return { passage, from: from + number, to }
}

function wishedStretches(wished: NoteWish | undefined, reading: Reading): PassageRange[] {
  if (!wished || 'note' in wished) return []
  const { pieces } = reading
  const wanted = 'piece' in wished ? [wished.piece] : pieces.filter(({ passage }) => passage === wished.passage)
  return wanted.map(piece => stretchOf(piece, reading))
}

/** What is picked of the text: by the words where the app hears of them, or as somebody wished. */
function usePicked({ name, reading }: ReaderText, wished: NoteWish | undefined) {
  const [heard, hear] = useState<Picked>()
  useEffect(
    () =>
      pickedWords.watch(name, picked => hear(picked && { stretches: stretchesOf(picked, reading), rect: picked.rect })),
    [name, reading],
  )
  const clear = useCallback(() => {
    pickedWords.clear()
    hear(undefined)
  }, [])
  const stretches = wishedStretches(wished, reading)
  const picked: Picked | undefined = stretches.length ? { stretches } : heard
  return { picked, clear }
}

const spotTextOf = ({ plain, passages }: Reading): AnchorText => ({
  plain,
  articleOf(at) {
    const passage = passages[at]
    return passage?.kind === 'article' ? passage.number : undefined
  },
})

/** The notes of whoever is here to this document, where they stand in it. */
function usePlaced(on: string, reading: Reading): PlacedNote[] {
  const ledger = useDesk(desk => desk.ledger)
  useEffect(() => void meetDesk(), [])
  const notes = useMemo(() => notesOn(ledger, on), [ledger, on])
  return useMemo(() => placeNotes(notes, spotTextOf(reading)), [notes, reading])
}

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

function PickBar({ picked, subject, reading, onClose, onWrite }: PickBarProps) {
  const isLarge = panes.useLarge()
  const spots = anchorsOf(picked.stretches, spotTextOf(reading))
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
  useEffect(() => onSeen({ notes, paints: highlightsOf(notes) }), [notes, onSeen])
  const { picked, clear } = usePicked(text, wished)
  const close = useCallback(() => {
    clear()
    onDone()
  }, [clear, onDone])
  const wanted = wished && 'note' in wished ? wished.note : written
  const note = notes.find(({ id }) => id === wanted)
  const place = note?.ranges[0]
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
