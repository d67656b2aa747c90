import Taro from '@tarojs/taro'
import { host } from '@/platform/host'

export interface ClickEvent {
  /** The `sensors_name` of what was tapped. */
  name: string
  page: string
  host: string
  at: number
}

export interface Analytics {
  /** Hands a click to the host's collector or the configured one. Never throws; a failure is only logged. */
  click(event: ClickEvent): void
  /** Watches taps for `sensors_name` attributes, where the host has one tree to watch; answers how to stop. */
  watch(describe: (name: string) => ClickEvent): () => void
}

/** Where and when something was tapped. */
export const describeClick = (name: string): ClickEvent => ({
  name,
  page: Taro.getCurrentInstance().router?.path ?? '',
  host: host.current(),
  at: Date.now(),
})

/** What leaves the device: names and a time. A page's query may hold what a reader searches for, so it stays here. */
export const withoutQuery = ({ name, page, host, at }: ClickEvent): ClickEvent => ({
  name: name.slice(0, 64),
  page: page.split(/[?#]/)[0]!.slice(0, 128),
  host,
  at,
})

let warned = false

/** Once is enough to tell a developer; a reader is never told. */
export function warnOnce(error: unknown) {
  if (warned) return
  warned = true
  console.warn('Click events are not collected.', error)
}
