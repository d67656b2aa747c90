import Taro from '@tarojs/taro'
import type { Measure, Rect } from './port'

export const measure: Measure = (ids, answer) => {
  let wanted = true
  Taro.nextTick(() => {
    const query = Taro.createSelectorQuery()
    for (const id of ids) query.select(`#${id}`).boundingClientRect()
    query.exec(found => wanted && answer((found as Array<Rect | null>).map(rect => rect ?? undefined)))
  })
  return () => {
    wanted = false
  }
}
