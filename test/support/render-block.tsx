import TestUtils from '@tarojs/test-utils-react'
import type { FunctionComponent } from 'react'
import * as time from './time'

const kit = new TestUtils()
let mounted = false

afterEach(() => {
  if (mounted) kit.unmout()
  mounted = false
})

/** Mounts a single component; it is unmounted after the test. */
export async function render(Block: FunctionComponent) {
  await kit.mount(Block, {})
  mounted = true
}

export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

export function one(selector: string) {
  const [element, ...others] = all(selector)
  if (!element || others.length > 0) throw new Error(`${element ? others.length + 1 : 0} of ${selector}, not one`)
  return element
}

export const byLabel = (label: string) => one(`[aria-label="${label}"]`)

export const act = async (action: () => void) => kit.act(action)

export const click = (element: HTMLElement) => act(() => element.click())

/** `letPass` within React's act. */
export const letPass = (ms: number) => kit.act(() => time.letPass(ms))

/** Waits for a condition, for at most `patience` ms. The test's own timeout applies anyway. */
export async function until(condition: () => boolean, patience = Infinity) {
  for (const start = Date.now(); !condition() && Date.now() - start < patience;) await letPass(10)
}

export async function press(element: HTMLElement, key: string, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  await kit.act(() => {
    element.dispatchEvent(event)
  })
  return event
}
