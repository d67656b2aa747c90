import { Tap, type TapProps } from '../tap'

/** Elsewhere than in the mini-program a tap like any other: what it does is `onTap`. */
export const ForwardTap = (props: TapProps) => <Tap {...props} />
