import type { Host } from './port'

export interface Signs {
  bridge: boolean
  userAgent: string
  /** `appsource` of the query that this page was launched with; '' when it stands there empty. */
  launchedBy: string | undefined
  /** `appsource` of an earlier launch. */
  remembered: string | undefined
}

/**
 * The surest sign first. A bridge cannot be had by accident and the WeChat browser always names itself, while an `appsource`
 * travels: a link shared from the app and opened in WeChat carries it, and must not make an app of WeChat.
 */
export function detectHost({ bridge, userAgent, launchedBy, remembered }: Signs): Exclude<Host, 'weapp'> {
  if (bridge) return 'app'
  if (/MicroMessenger/i.test(userAgent)) return 'wechat'
  return (launchedBy ?? remembered) ? 'app' : 'browser'
}
