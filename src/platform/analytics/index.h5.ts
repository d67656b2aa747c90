import { settings } from '@/platform/settings'
import { type Analytics, type ClickEvent, warnOnce, withoutQuery } from './click-event'

interface Collector {
  sensors?: { track?: (event: string, properties: object) => void }
}

const EVENT = 'sensors_click'
const NAMED = '[sensors_name],[data-sensors-name]'

async function send(event: ClickEvent) {
  const { sensors } = window as Collector
  if (typeof sensors?.track === 'function') sensors.track(EVENT, event)
  else if (settings.collectorUrl) await post(settings.collectorUrl, JSON.stringify(event))
}

/** Unlike a beacon, a request can leave the cookies at home. Without CORS nobody reads the answer, and nobody needs it. */
const post = (url: string, body: string) =>
  fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' })

const click = (event: ClickEvent) => void send(withoutQuery(event)).catch(warnOnce)

export const analytics: Analytics = {
  click,
  watch(describe) {
    const told = ({ target }: Event) => {
      const named = target instanceof Element ? target.closest(NAMED) : null
      const name = named?.getAttribute('sensors_name') || named?.getAttribute('data-sensors-name')
      if (name) click(describe(name))
    }
    document.addEventListener('click', told, true)
    return () => document.removeEventListener('click', told, true)
  },
}
