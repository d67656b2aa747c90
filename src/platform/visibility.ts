import Taro from '@tarojs/taro'

/** Told whenever the app is seen again after it was hidden; answers how to stop listening. */
export function onShown(listener: () => void) {
  const told = () => listener()
  Taro.onAppShow(told)
  return () => Taro.offAppShow(told)
}
