import type { FunctionComponent } from 'react'
import type { RailSlotProps } from './panel'

/** Empty: phones and mini-programs have no space for the rail. */
export const FilterRailSlot: FunctionComponent<RailSlotProps> = () => null
