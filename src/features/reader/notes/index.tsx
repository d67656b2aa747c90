/** Shows the notes on a document: the bar of a text selection, and the sheet of a note. */
import { useCallback, useEffect, useState, useMemo } from 'react'
import { Text, View } from '@tarojs/components'
import {
  highlightsOf,
  anchorsOf,
  type PlacedNote,
  type PassageTexts,
  placeNotes,
  type PassageRange,
} from '@domain/workspace/text-anchors'
import { NOTE_COLOURS, noteQuote } from '@domain/workspace/note'
import { notesOnDocument } from '@domain/workspace/notes'
import { ColourMark } from '@/shared/notes/line'
import { NoteSheet, quoteWithSource } from '@/shared/notes/sheet'
import { notesCopy, fill } from '@/copy/notes'
import { copyText } from '@/actions/copy-text'
import { open } from '@/routing/navigation'
import { splitView } from '@/platform/split-view'
import type { Rect, SelectedText as ScreenSelection } from '@/platform/ports/screen'
import { role } from '@/ui/aria'
import { Icon, type IconName } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import { textSelection } from '@/platform/text-selection'
import { initWorkspace } from '@/actions/sync-workspace'
import { useWorkspace } from '@/stores/workspace'
import { caseSearchTarget } from '@/libraries/case/full-text'
import type { ReaderText } from '../use-text'
import { type TextBlocks, NUMBER_GAP, type PassageBlock } from '../model/blocks'
import { addHighlight } from './note-actions'
import type { NoteSubject, NoteTarget, NotesInDocument } from './types'
import './index.scss'

const { notes: words } = notesCopy

interface TextSelection {
  ranges: PassageRange[]
  /** The position of the selection on the screen, if the host reports it. */
  rect?: Rect
}

function selectedRanges({ parts }: ScreenSelection, { blocks }: TextBlocks): PassageRange[] {
  const ranges: PassageRange[] = []
  for (const { part, from, to } of parts) {
    const block = blocks[part]
    if (!block) continue
    const last = ranges[ranges.length - 1]
    // Adjacent blocks of one passage become one range.
    if (last?.passage === block.passage && last.to === block.from + from) last.to = block.from + to
    else ranges.push({ passage: block.passage, from: block.from + from, to: block.from + to })
  }
  return ranges
}

/** Returns the range of a block, without the number of the article at its start. */
function rangeOf({ passage, from, to }: PassageBlock, { passages }: TextBlocks): PassageRange {
  const article = passages[passage]
  const number = article?.kind === 'article' && from === 0 ? article.number.length + NUMBER_GAP.length : 0
  return { passage, from: from + number, to }
}

function requestedRanges(request: NoteTarget | undefined, blockText: TextBlocks): PassageRange[] {
  if (!request || 'note' in request) return []
  const { blocks } = blockText
  const selectedBlocks =
    'block' in request ? [request.block] : blocks.filter(({ passage }) => passage === request.passage)
  return selectedBlocks.map(block => rangeOf(block, blockText))
}

/**
 * Returns the selection, and a function that clears it. The selection has the ranges that `request` names. Without such
 * ranges it is the selection on the screen.
 */
function useTextSelection({ name, blockText }: ReaderText, request: NoteTarget | undefined) {
  const [screenSelection, setScreenSelection] = useState<TextSelection>()
  useEffect(
    () =>
      textSelection.watch(name, selection =>
        setScreenSelection(selection && { ranges: selectedRanges(selection, blockText), rect: selection.rect }),
      ),
    [name, blockText],
  )
  const clear = useCallback(() => {
    textSelection.clear()
    setScreenSelection(undefined)
  }, [])
  const ranges = requestedRanges(request, blockText)
  const selection: TextSelection | undefined = ranges.length ? { ranges } : screenSelection
  return { selection, clear }
}

const anchorTextOf = ({ plain, passages }: TextBlocks): PassageTexts => ({
  plain,
  articleOf(at) {
    const passage = passages[at]
    return passage?.kind === 'article' ? passage.number : undefined
  },
})

/** Returns the user's notes on the document, with their places in the text. */
function usePlacedNotes(on: string, blockText: TextBlocks): PlacedNote[] {
  const syncState = useWorkspace(workspace => workspace.syncState)
  useEffect(() => void initWorkspace(), [])
  const notes = useMemo(() => notesOnDocument(syncState, on), [syncState, on])
  return useMemo(() => placeNotes(notes, anchorTextOf(blockText)), [notes, blockText])
}

interface SelectionBarProps {
  selection: TextSelection
  subject: NoteSubject
  blockText: TextBlocks
  onClose: () => void
  /** Opens the sheet of the note with this id, to write its text. `undefined` opens no sheet. */
  onWrite: (note: string | undefined) => void
}

/**
 * The position of the bar on a large screen: below the selection, but above the tools. On other screens the bar
 * replaces the tools.
 */
const placeOf = ({ top, height, left, width }: Rect) => ({
  top: `min(${top + height}px, calc(100vh - 136px))`,
  left: `${left + width / 2}px`,
})

function SelectionBar({ selection, subject, blockText, onClose, onWrite }: SelectionBarProps) {
  const isLarge = splitView.useLarge()
  const anchors = anchorsOf(selection.ranges, anchorTextOf(blockText))
  const isNear = isLarge && selection.rect !== undefined
  const finish = (note?: string) => {
    onClose()
    onWrite(note)
  }
  return (
    <View
      className={`row-selection-bar${isNear ? ' row-selection-bar--near' : ''}`}
      {...role('toolbar')}
      aria-label={words.selection}
      {...(isNear && selection.rect ? { style: placeOf(selection.rect) } : {})}
    >
      <View className='row-selection-bar__keys'>
        {NOTE_COLOURS.map(colour => (
          <Tap
            key={colour}
            className='row-selection-bar__key'
            label={fill(words.mark, { colour: words.colours[colour] })}
            onTap={() => void addHighlight(subject, anchors, colour).then(id => id && finish())}
            sensorsName='note_mark'
          >
            <ColourMark colour={colour} />
          </Tap>
        ))}
      </View>
      <View className='row-selection-bar__keys'>
        <ToolButton
          icon='message-square-text'
          label={words.write}
          onTap={() => void addHighlight(subject, anchors).then(id => id && finish(id))}
        />
        <ToolButton
          icon='text-quote'
          label={words.cite}
          onTap={() => {
            void copyText(quoteWithSource({ spots: anchors, citation: subject.citation }))
            finish()
          }}
        />
        <ToolButton
          icon='copy'
          label={words.copy}
          name='copy_text'
          onTap={() => {
            void copyText(noteQuote({ spots: anchors }))
            finish()
          }}
        />
        <ToolButton
          icon='search'
          label={words.searchSelection}
          onTap={() => {
            onClose()
            searchFor(noteQuote({ spots: anchors }))
          }}
        />
        <Tap className='row-selection-bar__key' label={words.close} onTap={onClose} sensorsName='note_close'>
          <Icon name='x' />
        </Tap>
      </View>
    </View>
  )
}

function searchFor(text: string) {
  const cases = caseSearchTarget(text)
  if (cases) void open(cases.route, cases.params)
}

interface ToolButtonProps {
  icon: IconName
  label: string
  onTap: () => void
  name?: string
}

const ToolButton = ({ icon, label, onTap, name = icon }: ToolButtonProps) => (
  <Tap className='row-selection-bar__key' onTap={onTap} sensorsName={`note_${name}`}>
    <Icon name={icon} />
    <Text>{label}</Text>
  </Tap>
)

interface NoteLayerProps {
  subject: NoteSubject
  text: ReaderText
  request?: NoteTarget
  onDone: () => void
  onPlaced: (placed: NotesInDocument) => void
}

export function NoteLayer({ subject, text, request, onDone, onPlaced }: NoteLayerProps) {
  const notes = usePlacedNotes(subject.on, text.blockText)
  const [writtenId, setWrittenId] = useState<string>()
  useEffect(() => onPlaced({ notes, highlights: highlightsOf(notes) }), [notes, onPlaced])
  const { selection, clear } = useTextSelection(text, request)
  const close = useCallback(() => {
    clear()
    onDone()
  }, [clear, onDone])
  const openId = request && 'note' in request ? request.note : writtenId
  const note = notes.find(({ id }) => id === openId)
  const place = note?.ranges[0]
  return (
    <>
      {selection && (
        <SelectionBar
          selection={selection}
          subject={subject}
          blockText={text.blockText}
          onClose={close}
          onWrite={setWrittenId}
        />
      )}
      <NoteSheet
        of={note}
        isLost={note && !place}
        onGo={place && (() => text.goToTarget({ passage: place.passage, smooth: true }))}
        onClose={() => {
          setWrittenId(undefined)
          onDone()
        }}
      />
    </>
  )
}
