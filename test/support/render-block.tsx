import TestUtils from '@tarojs/test-utils-react'
import type { FunctionComponent } from 'react'
import * as time from './time'

const kit = new TestUtils()
let mounted = false

afterEach(() => {
  if (mounted) kit.unmout()
  mounted = false
})

/** Mounts a block by itself; it is gone after the test. */
export async function render(Block: FunctionComponent) {
  await kit.mount(Block, {})
  mounted = true
}

export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

export function one(selector: string) {
  const [found, ...others] = all(selector)
  if (!found || others.length > 0) throw new Error(`${found ? others.length + 1 : 0} of ${selector}, not one`)
  return found
}

export const named = (label: string) => one(`[aria-label="${label}"]`)

export const act = async (doing: () => void) => kit.act(doing)

export const click = (element: HTMLElement) => act(() => element.click())

/** `letPass`, while the page may draw. */
export const letPass = (ms: number) => kit.act(() => time.letPass(ms))

/** Lets time pass until something is so, at most as long as told; the test's own time-out is the limit of all. */
export async function until(so: () => boolean, patience = Infinity) {
  for (const start = Date.now(); !so() && Date.now() - start < patience;) await letPass(10)
}

export async function press(element: HTMLElement, key: string, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  await kit.act(() => {
    element.dispatchEvent(event)
  })
  return event
}
