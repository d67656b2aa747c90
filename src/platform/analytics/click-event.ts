import Taro from '@tarojs/taro'
import { host } from '@/platform/host'

export interface ClickEvent {
  /** The `sensors_name` of the tapped element. */
  name: string
  page: string
  host: string
  at: number
}

export interface Analytics {
  /** Sends a click to the host's collector or the configured one. Never throws. Only the first failure is logged. */
  reportClick(event: ClickEvent): void
  /** Reports taps on elements with `sensors_name`, on hosts with a DOM. Returns a function that stops the reports. */
  watchClicks(describe: (name: string) => ClickEvent): () => void
}

/** Returns the click event of an element: its name, the page, the host and the time. */
export const describeClick = (name: string): ClickEvent => ({
  name,
  page: Taro.getCurrentInstance().router?.path ?? '',
  host: host.current(),
  at: Date.now(),
})

/** Removes the page's query, which may contain the reader's search, before the event leaves the device. */
export const withoutPageQuery = ({ name, page, host, at }: ClickEvent): ClickEvent => ({
  name: name.slice(0, 64),
  page: page.split(/[?#]/)[0]!.slice(0, 128),
  host,
  at,
})

let hasWarned = false

/** Logs the first failure for a developer. The reader sees nothing. */
export function warnOnce(error: unknown) {
  if (hasWarned) return
  hasWarned = true
  console.warn('Click events are not collected.', error)
}
