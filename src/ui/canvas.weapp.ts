import Taro from '@tarojs/taro'

/** A `<canvas type='2d'>` as WeChat hands it out. */
export interface CanvasNode {
  width: number
  height: number
  getContext(type: '2d'): unknown
}

export interface FoundCanvas {
  node: CanvasNode
  width: number
}

/** The canvas that goes by this class. Nothing when it is not, or no longer, on the page. */
export const findCanvas = (name: string) =>
  new Promise<FoundCanvas | undefined>(resolve =>
    // What was just rendered is on the page with the next tick.
    Taro.nextTick(() =>
      Taro.createSelectorQuery()
        .select(`.${name}`)
        .fields({ node: true, size: true })
        .exec(([found]: Array<FoundCanvas | null>) => resolve(found?.node && found.width ? found : undefined)),
    ),
  )
