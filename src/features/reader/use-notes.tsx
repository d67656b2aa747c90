import { type ReactNode, useCallback, useState } from 'react'
import { host } from '@/platform/host'
import { useLazyPart } from '@/request/lazy-part'
import type { PassageBlock } from './model/blocks'
import type { NoteSubject, NoteTarget, NotesInDocument } from './notes/types'
import type { ReaderText } from './use-text'

const NO_NOTES: NotesInDocument = { notes: [], highlights: {} }
const layerCode = () => import('./notes')

interface ReaderNotes extends NotesInDocument {
  openNote: (setRequest: NoteTarget) => void
  /** Selects a whole block, in hosts that do not report a text selection. */
  onSelect?: (block: PassageBlock) => void
  picked?: PassageBlock
  /** The bar for a text selection, and the sheet of an open note. */
  layer: ReactNode
}

/** Provides the user's notes on this document. Their code loads when the app is idle. */
export function useDocumentNotes(subject: NoteSubject | undefined, text: ReaderText, noteAt?: NoteTarget): ReaderNotes {
  const [request, wish] = useState<NoteTarget>()
  const [lastNoteAt, setLastNoteAt] = useState(noteAt)
  if (noteAt !== lastNoteAt) {
    setLastNoteAt(noteAt)
    wish(noteAt)
  }
  const [placed, setPlaced] = useState(NO_NOTES)
  const part = useLazyPart(layerCode, subject !== undefined && request !== undefined)
  const onDone = useCallback(() => wish(undefined), [])
  const onSelect = useCallback(
    (block: PassageBlock) =>
      wish(before => (before && 'block' in before && before.block === block ? undefined : { block })),
    [],
  )
  return {
    ...placed,
    openNote: wish,
    // WeChat lets users select and copy text but does not report the selection.
    onSelect: subject && host.current() === 'weapp' ? onSelect : undefined,
    picked: request && 'block' in request ? request.block : undefined,
    layer: subject && part.kind === 'ready' && (
      <part.data.NoteLayer subject={subject} text={text} request={request} onDone={onDone} onPlaced={setPlaced} />
    ),
  }
}
