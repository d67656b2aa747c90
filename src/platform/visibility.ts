import Taro from '@tarojs/taro'

/** Calls the listener when the hidden app becomes visible again. Returns a function that stops this. */
export function onVisible(listener: () => void) {
  const onAppShow = () => listener()
  Taro.onAppShow(onAppShow)
  return () => Taro.offAppShow(onAppShow)
}
