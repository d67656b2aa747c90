/** What a host must know of a page before its code runs; Taro reads it from the page's .config.ts. */
import type { PageConfig } from '@tarojs/taro'
import { LIMITS } from '@domain/limits'
import { ROUTES, type RouteName } from '@/routing/routes'

/** Of WeChat alone: H5 leaves Taro's pull out (config/h5.ts), since a browser has its own. */
export const PULLED = { enablePullDownRefresh: true }

/** Of a list, which can be forwarded by the host's own menu, grows when its end comes near, and is asked for anew by a pull. */
export const listConfig = (route: RouteName): PageConfig => ({
  navigationBarTitleText: ROUTES[route].title,
  enableShareAppMessage: true,
  onReachBottomDistance: LIMITS.scroll.distance,
  ...PULLED,
})

/** Of a document, which can be handed on by the host's own menu, to a chat and to Moments. */
export const documentConfig = (route: RouteName): PageConfig => ({
  navigationBarTitleText: ROUTES[route].title,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
