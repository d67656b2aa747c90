import { Tap, type TapProps } from '../tap'

/** Outside the mini-program this is a plain tap. */
export const ForwardTap = (props: TapProps) => <Tap {...props} />
