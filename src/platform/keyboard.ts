import Taro from '@tarojs/taro'

/** Told the height that the keyboard covers, 0 when it is gone. Answers how to stop listening. */
export function onKeyboardHeight(listener: (height: number) => void) {
  const told = ({ height }: { height: number }) => listener(Math.max(0, height))
  Taro.onKeyboardHeightChange(told)
  return () => Taro.offKeyboardHeightChange(told)
}
