import type { Host } from '../ports/session'

interface HostSigns {
  bridge: boolean
  userAgent: string
  /** The `appsource` in the query that launched this page. It is '' if the query has it without a value. */
  launchAppsource: string | undefined
  /** The `appsource` of an earlier launch. */
  savedAppsource: string | undefined
}

/**
 * Detects the host. The most reliable sign is checked first: the bridge, then WeChat's user agent, then `appsource`. A
 * link shared from the app has `appsource` too, so `appsource` does not count inside WeChat.
 */
export function detectHost({ bridge, userAgent, launchAppsource, savedAppsource }: HostSigns): Exclude<Host, 'weapp'> {
  if (bridge) return 'app'
  if (/MicroMessenger/i.test(userAgent)) return 'wechat'
  return (launchAppsource ?? savedAppsource) ? 'app' : 'browser'
}
