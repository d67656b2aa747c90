import Taro from '@tarojs/taro'

/**
 * Reports the height in px that the keyboard covers, or 0 when the keyboard is closed. Returns a function that stops
 * the reports.
 */
export function onKeyboardHeight(listener: (height: number) => void) {
  const onChange = ({ height }: { height: number }) => listener(Math.max(0, height))
  Taro.onKeyboardHeightChange(onChange)
  return () => Taro.offKeyboardHeightChange(onChange)
}
