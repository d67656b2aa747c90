import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { splitAddress } from '@domain/format/address'
import type { Panes } from './port'

const room = () => window.matchMedia('(min-width: 1024px)')

interface Seen {
  /** The address of the document beside its list; the arrangement (src/app/large-screen) tells it. */
  beside?: string
  /** How many pages lie above the one that was touched last. */
  above: () => number
}

export const ALONE: Seen = { beside: undefined, above: () => 0 }
export const useSeen = create<Seen>(() => ALONE)

const pathOf = (address: string) => splitAddress(address).path

export const panes: Panes = {
  useLarge() {
    const [large, setLarge] = useState(() => room().matches)
    useEffect(() => {
      const watched = room()
      const told = () => setLarge(watched.matches)
      told()
      // The newer addEventListener came with Safari 14.
      watched.addListener(told)
      return () => watched.removeListener(told)
    }, [])
    return large
  },
  isLarge: () => room().matches,
  useReadBeside: address => useSeen(({ beside }) => beside !== undefined && pathOf(beside) === pathOf(address())),
  pagesAbove: () => useSeen.getState().above(),
}
