import type { FunctionComponent } from 'react'
import type { FilterRailSlotProps } from './panel'

/** Renders nothing: phones and mini-programs have no space for the filter rail. */
export const FilterRailSlot: FunctionComponent<FilterRailSlotProps> = () => null
