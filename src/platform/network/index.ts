import Taro from '@tarojs/taro'

export const isWithoutNetwork = () =>
  Taro.getNetworkType().then(
    ({ networkType }) => networkType === 'none',
    () => false,
  )
