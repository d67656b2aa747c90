import Taro from '@tarojs/taro'
import { settings } from '@/platform/settings'
import { warnOnce, withoutTrace } from './event'
import type { AnalyticsPort, ClickEvent } from './port'

/** The event's id in WeChat's own analytics, to be registered there with these fields. */
const EVENT = 'sensors_click'

async function send(event: ClickEvent) {
  // WeChat's own collector is always there and drops what was not registered: a configured one comes first.
  if (settings.collectorUrl) await Taro.request({ url: settings.collectorUrl, method: 'POST', data: event })
  else Taro.reportEvent(EVENT, event)
}

export const analytics: AnalyticsPort = {
  click: event => void send(withoutTrace(event)).catch(warnOnce),
  watch: () => () => undefined,
}
