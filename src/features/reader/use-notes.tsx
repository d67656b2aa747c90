import { type ReactNode, useCallback, useState } from 'react'
import { host } from '@/platform/host'
import { useLater } from '@/request/later'
import type { Piece } from './model/blocks'
import type { NoteSubject, NoteWish, SeenNotes } from './notes/types'
import type { ReaderText } from './use-text'

const NONE: SeenNotes = { notes: [], paints: {} }
const code = () => import('./notes')

export interface Notes extends SeenNotes {
  wish: (wish: NoteWish) => void
  /** A piece whose words are wanted, where they cannot be picked one by one. */
  onPick?: (piece: Piece) => void
  picked?: Piece
  /** What lies over the text. */
  layer: ReactNode
}

/** What the reader has marked in this document, and has written to it; fetched when nothing better is to be done. */
export function useNotes(subject: NoteSubject | undefined, text: ReaderText, asked?: NoteWish): Notes {
  const [wished, wish] = useState<NoteWish>()
  const [given, setGiven] = useState(asked)
  if (asked !== given) {
    setGiven(asked)
    wish(asked)
  }
  const [seen, see] = useState(NONE)
  const part = useLater(code, subject !== undefined && wished !== undefined)
  const onDone = useCallback(() => wish(undefined), [])
  const onPick = useCallback(
    (piece: Piece) => wish(before => (before && 'piece' in before && before.piece === piece ? undefined : { piece })),
    [],
  )
  return {
    ...seen,
    wish,
    // WeChat lets a reader pick words and copy them, and tells nobody which.
    onPick: subject && host.current() === 'weapp' ? onPick : undefined,
    picked: wished && 'piece' in wished ? wished.piece : undefined,
    layer: subject && part.kind === 'ready' && (
      <part.data.NoteLayer subject={subject} text={text} wished={wished} onDone={onDone} onSeen={see} />
    ),
  }
}
