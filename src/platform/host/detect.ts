import type { Host } from './port'

export interface HostSigns {
  bridge: boolean
  userAgent: string
  /** `appsource` from the query that launched this page; '' when its value is empty. */
  launchAppsource: string | undefined
  /** `appsource` of an earlier launch. */
  savedAppsource: string | undefined
}

/**
 * Checks the most reliable sign first: the bridge, then WeChat's user agent, then `appsource`. A link shared from the app
 * carries `appsource` too, so it does not count inside WeChat.
 */
export function detectHost({ bridge, userAgent, launchAppsource, savedAppsource }: HostSigns): Exclude<Host, 'weapp'> {
  if (bridge) return 'app'
  if (/MicroMessenger/i.test(userAgent)) return 'wechat'
  return (launchAppsource ?? savedAppsource) ? 'app' : 'browser'
}
