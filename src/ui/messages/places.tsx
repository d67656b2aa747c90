import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { Messages } from '.'

/** Draws nothing: a mini-program has no place outside its pages. */
export const AppMessages = () => null

/** Shows dialogs and toasts on the visible page only. */
export function PageMessages() {
  const [isVisible, setVisible] = useState(true)
  useDidShow(() => setVisible(true))
  useDidHide(() => setVisible(false))
  return isVisible ? <Messages /> : null
}
