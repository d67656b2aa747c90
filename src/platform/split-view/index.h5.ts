import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { splitAddress } from '@domain/format/address'
import type { SplitView } from '../ports/screen'

const largeScreen = () => window.matchMedia('(min-width: 1024px)')

interface SplitState {
  /** The address of the document that is shown beside its list. The code in src/app/large-screen sets it. */
  documentAddress?: string
  /** Returns the number of pages above the page that the reader touched last. */
  pagesAbove: () => number
}

export const NO_SPLIT: SplitState = { documentAddress: undefined, pagesAbove: () => 0 }
export const useSplitState = create<SplitState>(() => NO_SPLIT)

const pathOf = (address: string) => splitAddress(address).path

export const splitView: SplitView = {
  useLarge() {
    const [large, setLarge] = useState(() => largeScreen().matches)
    useEffect(() => {
      const query = largeScreen()
      const onChange = () => setLarge(query.matches)
      onChange()
      // `addListener` is used because `addEventListener` needs Safari 14.
      query.addListener(onChange)
      return () => query.removeListener(onChange)
    }, [])
    return large
  },
  isLarge: () => largeScreen().matches,
  useIsBesideList: address =>
    useSplitState(
      ({ documentAddress }) => documentAddress !== undefined && pathOf(documentAddress) === pathOf(address()),
    ),
  pagesAbove: () => useSplitState.getState().pagesAbove(),
}
