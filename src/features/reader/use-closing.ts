import { useMemo } from 'react'

/** The sheets of the reader itself. Other sheets over the text belong to the screen. */
export type ReaderSheet = 'contents' | 'settings'

/**
 * Returns an action that first closes the reader's own sheet. That sheet would cover the sheet that the action opens.
 * Without an action, returns `undefined`.
 */
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
