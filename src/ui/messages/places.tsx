import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { Messages } from '.'

/** A mini-program draws nothing but pages. */
export const AppMessages = () => null

/** Of all pages only the one that is seen says them. */
export function PageMessages() {
  const [seen, setSeen] = useState(true)
  useDidShow(() => setSeen(true))
  useDidHide(() => setSeen(false))
  return seen ? <Messages /> : null
}
