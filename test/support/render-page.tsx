import TestUtils from '@tarojs/test-utils-react'
import { Current, safeExecute } from '@tarojs/runtime'
import { connectReactPage } from '@tarojs/plugin-framework-react/dist/runtime'
import * as React from 'react'
import { connectSession } from '@/app/session-events'

connectSession()

let stamp = 0
const mounted: TestUtils[] = []

afterEach(() => {
  for (const kit of mounted.splice(0)) kit.unmout()
})

/** Unmounts a page before its test ends. */
export function unmount(kit: TestUtils) {
  mounted.splice(mounted.indexOf(kit), 1)
  kit.unmout()
}

/** Mounts a page as the router does, with `onLoad`, `onShow` and these params. */
export async function renderPage(Page: React.ComponentType, params: Record<string, string> = {}) {
  const kit = new TestUtils()
  const id = `/pages/test/index?stamp=T${++stamp}`
  Current.router = { path: id, params, onReady: '', onShow: '', onHide: '', $taroPath: id } as never
  await kit.mount(connectReactPage(React, id)(Page) as never, {})
  mounted.push(kit)
  kit.act(() => {
    safeExecute(id, 'onLoad', params)
    safeExecute(id, 'onShow')
  })
  return kit
}
