import { useEffect, useMemo } from 'react'
import { notesOn } from '@domain/desk/notes'
import { type PlacedNote, type SpotText, placed } from '@domain/desk/spots'
import { meetDesk } from '@/actions/sync-desk'
import { useDesk } from '@/stores/desk'
import type { Reading } from '../model/pieces'

export const spotTextOf = ({ plain, passages }: Reading): SpotText => ({
  plain,
  articleOf(at) {
    const passage = passages[at]
    return passage?.kind === 'article' ? passage.number : undefined
  },
})

/** The notes of whoever is here to this document, where they stand in it. */
export function usePlaced(on: string, reading: Reading): PlacedNote[] {
  const ledger = useDesk(desk => desk.ledger)
  useEffect(() => void meetDesk(), [])
  const notes = useMemo(() => notesOn(ledger, on), [ledger, on])
  return useMemo(() => placed(notes, spotTextOf(reading)), [notes, reading])
}
