import Taro from '@tarojs/taro'
import type { PageView, Rect } from '../ports/screen'

export const pageView: PageView = {
  measure(ids, answer) {
    let isActive = true
    Taro.nextTick(() => {
      const query = Taro.createSelectorQuery()
      query.selectViewport().scrollOffset()
      for (const id of ids) query.select(`#${id}`).boundingClientRect()
      query.exec(([view, ...rects]: [{ scrollTop: number } | null, ...Array<Rect | null>]) => {
        if (isActive && view) answer({ scrollTop: view.scrollTop, rects: rects.map(rect => rect ?? undefined) })
      })
    })
    return () => {
      isActive = false
    }
  },
  async scrollTo(_, scrollTop, { duration = 0, from }) {
    if (from !== undefined) await Taro.pageScrollTo({ scrollTop: from, duration: 0 })
    await Taro.pageScrollTo({ scrollTop, duration })
  },
  jumpTo: scrollTop => void Taro.pageScrollTo({ scrollTop, duration: 0 }),
}
