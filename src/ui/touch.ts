/** A position on the screen, in px. */
export interface Point {
  x: number
  y: number
}

type Fingers = ArrayLike<{ clientX: number; clientY: number }>

/** The touch data of both hosts, missing in Taro's types. */
export type TouchLike = Record<'touches' | 'changedTouches', Fingers>

const first = (fingers: Fingers): Point | undefined => {
  const finger = fingers[0]
  return finger && { x: finger.clientX, y: finger.clientY }
}

/** Returns the only finger on the screen; `undefined` for two or none. */
export const onlyFinger = ({ touches }: TouchLike) => (touches.length === 1 ? first(touches) : undefined)

/** Returns the finger that was just lifted. */
export const liftedFinger = ({ changedTouches }: TouchLike) => first(changedTouches)
