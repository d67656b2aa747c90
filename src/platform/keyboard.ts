import Taro from '@tarojs/taro'

/** Reports the height that the keyboard covers; 0 when it is closed. Returns a function that stops the reports. */
export function onKeyboardHeight(listener: (height: number) => void) {
  const onChange = ({ height }: { height: number }) => listener(Math.max(0, height))
  Taro.onKeyboardHeightChange(onChange)
  return () => Taro.offKeyboardHeightChange(onChange)
}
