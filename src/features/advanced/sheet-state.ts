import { useCallback, useState } from 'react'
import type { Dimension } from '@/libraries/library'

/** What lies over the form. */
export type Over =
  | { kind: 'mode' | 'anyOrAll' | 'options' | 'presiding' | 'suggest'; dimension: Dimension }
  | { kind: 'dimensions'; dimension?: undefined }

export type OpenSheet = (over: Over) => void

/** A closing sheet keeps its content until it is gone; each opening is a new one. */
export function useSheet() {
  const [state, setState] = useState<{ over?: Over; open: boolean; turn: number }>({ open: false, turn: 0 })
  const openSheet: OpenSheet = useCallback(over => setState(({ turn }) => ({ over, open: true, turn: turn + 1 })), [])
  const closeSheet = useCallback(() => setState(state => ({ ...state, open: false })), [])
  return { ...state, openSheet, closeSheet }
}
