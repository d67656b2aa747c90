import { createContext, useContext } from 'react'
import type { ListRow } from '@/libraries/library'

/** What is done when a row is held; nothing where no screen has a use for it. */
export const Holding = createContext<((row: ListRow) => void) | undefined>(undefined)

export const useHolding = () => useContext(Holding)
