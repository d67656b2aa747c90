import Taro from '@tarojs/taro'

/** WeChat's node of a `<canvas type='2d'>`. */
export interface CanvasNode {
  width: number
  height: number
  getContext(type: '2d'): unknown
}

export interface SizedCanvas {
  node: CanvasNode
  width: number
}

/** Finds the canvas with this class. Undefined when it is not on the page. */
export const findCanvas = (name: string) =>
  new Promise<SizedCanvas | undefined>(resolve =>
    // A new canvas is on the page after the next tick.
    Taro.nextTick(() =>
      Taro.createSelectorQuery()
        .select(`.${name}`)
        .fields({ node: true, size: true })
        .exec(([canvas]: Array<SizedCanvas | null>) => resolve(canvas?.node && canvas.width ? canvas : undefined)),
    ),
  )
