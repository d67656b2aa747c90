/** What a host must know of a page before its code runs; Taro reads it from the page's .config.ts. */
import type { PageConfig } from '@tarojs/taro'
import { LIMITS } from '@domain/limits'
import { ROUTES, type RouteName } from '@/routing/routes'

/** Of a list, which can be forwarded by the host's own menu, and grows when its end comes near. */
export const listConfig = (route: RouteName): PageConfig => ({
  navigationBarTitleText: ROUTES[route].title,
  enableShareAppMessage: true,
  onReachBottomDistance: LIMITS.scroll.distance,
})

/** Of a document, which can be handed on by the host's own menu, to a chat and to Moments. */
export const documentConfig = (route: RouteName): PageConfig => ({
  navigationBarTitleText: ROUTES[route].title,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
