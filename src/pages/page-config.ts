/** Page settings that a host needs before the page's code runs. Taro reads them from the page's .config.ts. */
import type { PageConfig } from '@tarojs/taro'
import { LIMITS } from '@domain/limits'
import { ROUTES, type RouteName } from '@/routing/routes'

/** Pull to refresh, for WeChat only: H5 omits it (config/h5.ts), because browsers have their own. */
export const PULLED = { enablePullDownRefresh: true }

/** A list can be forwarded from the host's menu, loads more rows near its end and reloads by a pull. */
export const listConfig = (route: RouteName): PageConfig => ({
  navigationBarTitleText: ROUTES[route].title,
  enableShareAppMessage: true,
  onReachBottomDistance: LIMITS.scroll.distance,
  ...PULLED,
})

/** A document can be forwarded from the host's menu, to a chat and to Moments. */
export const documentConfig = (route: RouteName): PageConfig => ({
  navigationBarTitleText: ROUTES[route].title,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
