import type { FunctionComponent } from 'react'
import type { RailPlaceProps } from './panel'

/** No phone, and no window of a mini-program, has room for it. */
export const RailPlace: FunctionComponent<RailPlaceProps> = () => null
