import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { Messages } from '.'

/** A mini-program draws nothing but pages. */
export const AppMessages = () => null

/** Only the visible page shows the messages. */
export function PageMessages() {
  const [isVisible, setVisible] = useState(true)
  useDidShow(() => setVisible(true))
  useDidHide(() => setVisible(false))
  return isVisible ? <Messages /> : null
}
