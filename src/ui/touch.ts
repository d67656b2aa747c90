/** A place on the screen, in px. */
export interface Point {
  x: number
  y: number
}

type Fingers = ArrayLike<{ clientX: number; clientY: number }>

/** What both hosts say of a touch; Taro's types leave it out. */
export type TouchLike = Record<'touches' | 'changedTouches', Fingers>

const first = (fingers: Fingers): Point | undefined => {
  const finger = fingers[0]
  return finger && { x: finger.clientX, y: finger.clientY }
}

/** The finger that is down; nothing where there are two, or none. */
export const onlyFinger = ({ touches }: TouchLike) => (touches.length === 1 ? first(touches) : undefined)

/** The finger that has just left. */
export const liftedFinger = ({ changedTouches }: TouchLike) => first(changedTouches)
