import type { ClickEvent } from './port'

/** What leaves the device: names and a time. A page's query may hold what a reader searches for, so it stays here. */
export const withoutTrace = ({ name, page, host, at }: ClickEvent): ClickEvent => ({
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
