import Taro from '@tarojs/taro'
import type { PageView, Rect } from './port'

export const pageView: PageView = {
  survey(ids, answer) {
    let wanted = true
    Taro.nextTick(() => {
      const query = Taro.createSelectorQuery()
      query.selectViewport().scrollOffset()
      for (const id of ids) query.select(`#${id}`).boundingClientRect()
      query.exec(([view, ...rects]: [{ scrollTop: number } | null, ...Array<Rect | null>]) => {
        if (wanted && view) answer({ scrollTop: view.scrollTop, rects: rects.map(rect => rect ?? undefined) })
      })
    })
    return () => {
      wanted = false
    }
  },
  async scrollTo(_, scrollTop, { duration = 0, from }) {
    if (from !== undefined) await Taro.pageScrollTo({ scrollTop: from, duration: 0 })
    await Taro.pageScrollTo({ scrollTop, duration })
  },
  jumpTo: scrollTop => void Taro.pageScrollTo({ scrollTop, duration: 0 }),
}
