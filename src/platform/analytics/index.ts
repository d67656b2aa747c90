import Taro from '@tarojs/taro'
import { settings } from '@/platform/settings'
import { type Analytics, type ClickEvent, warnOnce, withoutPageQuery } from './click-event'

/** The id of the event in WeChat's analytics. The operator registers it there with the fields of `ClickEvent`. */
const EVENT = 'sensors_click'

async function send(event: ClickEvent) {
  // A configured collector gets the click. WeChat's own collector always exists, but drops events that are
  // not registered.
  if (settings.collectorUrl) await Taro.request({ url: settings.collectorUrl, method: 'POST', data: event })
  else if (Taro.canIUse('reportEvent')) Taro.reportEvent(EVENT, event)
}

export const analytics: Analytics = {
  reportClick: event => void send(withoutPageQuery(event)).catch(warnOnce),
  watchClicks: () => () => undefined,
}
