import { settings } from '@/platform/settings'
import { type Analytics, type ClickEvent, warnOnce, withoutPageQuery } from './click-event'

interface Collector {
  sensors?: { track?: (event: string, properties: object) => void }
}

const EVENT = 'sensors_click'
const NAMED_ELEMENT = '[sensors_name],[data-sensors-name]'

async function send(event: ClickEvent) {
  const { sensors } = window as Collector
  if (typeof sensors?.track === 'function') sensors.track(EVENT, event)
  else if (settings.collectorUrl) await post(settings.collectorUrl, JSON.stringify(event))
}

/**
 * Sends an event by a request. Unlike a beacon, a request can omit cookies. `no-cors` hides the reply, which is not
 * needed.
 */
const post = (url: string, body: string) =>
  fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' })

const click = (event: ClickEvent) => void send(withoutPageQuery(event)).catch(warnOnce)

export const analytics: Analytics = {
  reportClick: click,
  watchClicks(describe) {
    const onClick = ({ target }: Event) => {
      const element = target instanceof Element ? target.closest(NAMED_ELEMENT) : null
      const name = element?.getAttribute('sensors_name') || element?.getAttribute('data-sensors-name')
      if (name) click(describe(name))
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  },
}
