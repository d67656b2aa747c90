import { useMemo } from 'react'

/** The sheets of the reader itself. Other sheets over the text belong to the screen. */
export type ReaderSheet = 'contents' | 'settings'

/** Returns an action that first closes the reader's own sheet, which would cover the margin that the action opens. */
export const useClosing = (
  setSheet: (sheet?: ReaderSheet) => void,
  action: ((passage: number) => void) | undefined,
): typeof action =>
  useMemo(
    () =>
      action &&
      ((passage: number) => {
        setSheet()
        action(passage)
      }),
    [setSheet, action],
  )
