import Taro from '@tarojs/taro'

/** WeChat's node of a `<canvas type='2d'>` element. */
export interface CanvasNode {
  width: number
  height: number
  getContext(type: '2d'): unknown
}

interface SizedCanvas {
  node: CanvasNode
  width: number
}

/** Finds the canvas with this class. Returns `undefined` if the page has none. */
export const findCanvas = (name: string) =>
  new Promise<SizedCanvas | undefined>(resolve =>
    // A new canvas is on the page only after the next tick.
    Taro.nextTick(() =>
      Taro.createSelectorQuery()
        .select(`.${name}`)
        .fields({ node: true, size: true })
        .exec(([canvas]: Array<SizedCanvas | null>) => resolve(canvas?.node && canvas.width ? canvas : undefined)),
    ),
  )
