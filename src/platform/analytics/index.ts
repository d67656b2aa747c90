import Taro from '@tarojs/taro'
import { settings } from '@/platform/settings'
import { type Analytics, type ClickEvent, warnOnce, withoutQuery } from './click-event'

/** The event's id in WeChat's own analytics, to be registered there with these fields. */
const EVENT = 'sensors_click'

async function send(event: ClickEvent) {
  // WeChat's own collector is always there and drops what was not registered: a configured one comes first.
  if (settings.collectorUrl) await Taro.request({ url: settings.collectorUrl, method: 'POST', data: event })
  else if (Taro.canIUse('reportEvent')) Taro.reportEvent(EVENT, event)
}

export const analytics: Analytics = {
  click: event => void send(withoutQuery(event)).catch(warnOnce),
  watch: () => () => undefined,
}
