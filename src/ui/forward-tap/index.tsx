import { Tap, type TapProps } from '../tap'

/** Behaves as a plain tap: only the mini-program needs a special button for forwarding. */
export const ForwardTap = (props: TapProps) => <Tap {...props} />
